import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import type { PageRecord } from '#content/page-record.ts';
import { plainDocument } from '../plain/plain-document.ts';

/** The content of a page as written by the build. */
interface Written {
  readonly html: string;
  /** The main element with navigation and drawings. */
  readonly main: Root;
  /** The content of the main element only. */
  readonly plain: Root;
  /** A hash of its text: pages with the same text have the same hash, whatever their markup. */
  readonly words: string;
}

export type RenderedPage = PageRecord & Written;

/** The letters and digits of a text, in order. */
const bare = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();

/** Reads the content of a page of the build. */
export function readRenderedPage<P extends Pick<PageRecord, 'file' | 'url'>>(
  dist: string,
  page: P,
): P & Written {
  const html = readFileSync(join(dist, page.file), 'utf8');
  const part = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  const main = fromHtml(part, { fragment: true });
  const plain = plainDocument(main, page.url);
  return {
    ...page,
    html,
    main,
    plain,
    words: createHash('sha256')
      .update(bare(textOf(plain)))
      .digest('hex')
      .slice(0, 16),
  };
}
