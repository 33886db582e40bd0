import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import type { PageRecord } from '#content/page-record.ts';
import { plainDocument } from '../plain/plain-document.ts';

/** The content of a page as written by the build. */
interface Written {
  readonly html: string;
  /** The main element with navigation and drawings. */
  readonly main: Root;
  /** The content of the main element only. */
  readonly plain: Root;
}

export type RenderedPage = PageRecord & Written;

/** Reads the content of a page of the build. */
export function readRenderedPage<P extends Pick<PageRecord, 'file' | 'url'>>(
  dist: string,
  page: P,
): P & Written {
  const html = readFileSync(join(dist, page.file), 'utf8');
  const part = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  const main = fromHtml(part, { fragment: true });
  return { ...page, html, main, plain: plainDocument(main, page.url) };
}
