import { localAddress } from './queries/languages-query.ts';
import { site } from './site.ts';

/**
 * What is known of a page besides its content. The layout records it when it renders the page
 * (`src/layouts/document.astro`); after the last page, social images, feeds, structured data, the
 * sitemap, Markdown versions and the search take it from here.
 */
export interface PageRecord {
  /** The file in the build. */
  readonly file: string;
  /** The path as routes name it, and the absolute URL in the language of the build. */
  readonly path: string;
  readonly url: string;
  /** Without the site's name. */
  readonly title: string;
  readonly description: string;
  /** The absolute URL of its social image. */
  readonly image: string;
  /** Whether search engines should index it. */
  readonly indexable: boolean;
}

declare global {
  var pageRecords: Map<string, PageRecord> | undefined;
}

/** By file. Global, since the build's steps and the pages have separate instances of this module. */
globalThis.pageRecords ??= new Map();
const records = globalThis.pageRecords;

/**
 * The absolute URL of a path, in this language if the page exists in it; the home page's has no
 * trailing slash.
 */
export function addressOf(path: string): string {
  const local = localAddress(path);
  return site().urls.site + (local === '/' ? '' : local);
}

/** The path of a file of the build: `docs/payments.html` → `/docs/payments`. */
export const pathOf = (file: string): string =>
  `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`;

/** Keeps the record of a page that is being rendered. */
export function recordPage(page: Omit<PageRecord, 'file' | 'url'>): void {
  const { path } = page;
  const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
  records.set(file, { ...page, file, url: addressOf(path) });
}

/** The record of a page of the build, by its file. Throws if no page of that path was rendered. */
export function pageRecord(file: string): PageRecord {
  const record = records.get(file);
  if (record) return record;
  throw new Error(`${file}: expected its route to give the layout the path ${pathOf(file)}`);
}
