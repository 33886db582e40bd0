import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import { localAddress } from '#content/queries/languages-query.ts';
import { site } from '#content/site.ts';

/**
 * What is known of a page besides its content. The layout writes it into the page's head
 * (`src/layouts/metadata.ts`); social images, feeds, structured data, the sitemap, Markdown versions
 * and the search take it from here.
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

type Attributes = Readonly<Record<string, string>>;

/**
 * The absolute URL of a path, in this language if the page exists in it; the home page's has no
 * trailing slash.
 */
export function addressOf(path: string): string {
  const local = localAddress(path);
  return site().urls.site + (local === '/' ? '' : local);
}

/** The `meta` elements of a page by their property or name. */
function metaOf(html: string): ReadonlyMap<string, Attributes> {
  const found = new Map<string, Attributes>();
  const parser = new Parser({
    onopentag(name, attributes) {
      const key = attributes['property'] ?? attributes['name'];
      if (name === 'meta' && key) found.set(key, attributes);
      // Skips the body, which has no `meta` elements and is most of the page.
      if (name === 'body') parser.pause();
    },
  });
  parser.write(html);
  return found;
}

/** The record of a page of the build. Throws if its head lacks a title, a description or an image. */
export function pageRecord(file: string, html: string): PageRecord {
  const meta = metaOf(html);
  const said = (name: string): string => {
    const content = meta.get(name)?.['content'];
    if (content) return content;
    throw new Error(`${file}: expected a meta element ${name} with a content in the head`);
  };
  const path = `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`;
  return {
    file,
    path,
    url: addressOf(path),
    title: said('og:image:alt'),
    description: said('description'),
    image: said('og:image'),
    indexable: !meta.get('robots')?.['content']?.includes('noindex'),
  };
}

/** The records of these pages of a build. */
export const readPageRecords = (dist: string, files: readonly string[]): PageRecord[] =>
  files.map((file) => pageRecord(file, readFileSync(join(dist, file), 'utf8')));
