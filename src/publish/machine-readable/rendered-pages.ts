import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import { localAddress } from '#content/queries/languages-query.ts';
import { site } from '#content/site.ts';
import { htmlFiles } from '../pages/html-files.ts';
import { plainDocument } from '../plain/plain-document.ts';

/** A page as written by the build, and its content. */
export interface RenderedPage {
  readonly file: string;
  /** Its path on the site, and its absolute URL. */
  readonly path: string;
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /** The absolute URL of its social image. */
  readonly image: string;
  /** Whether search engines should index it at this URL. */
  readonly indexable: boolean;
  readonly html: string;
  /** The main element with navigation and drawings. */
  readonly main: Root;
  /** The content of the main element only. */
  readonly plain: Root;
  /** A hash of its text: pages with the same text have the same hash, whatever their markup. */
  readonly words: string;
}

/**
 * The absolute URL of a path, in this language if the page exists in it; the home page's has no
 * trailing slash.
 */
export function addressOf(path: string): string {
  const local = localAddress(path);
  return site().urls.site + (local === '/' ? '' : local);
}

/** The letters and digits of a text, in order. */
const bare = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#34;': '"',
  '&#39;': "'",
};

/** The unescaped value of an attribute in the page's head. */
function headText(html: string, pattern: RegExp): string {
  const [, text = ''] = pattern.exec(html) ?? [];
  return text.replaceAll(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity);
}

/** Reads one page of the build, by its file. */
export function readRenderedPage(dist: string, file: string): RenderedPage {
  const html = readFileSync(join(dist, file), 'utf8');
  const path = `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`;
  const url = addressOf(path);
  const part = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  const main = fromHtml(part, { fragment: true });
  const plain = plainDocument(main, url);
  return {
    file,
    path,
    url,
    title: headText(html, /property="og:image:alt" content="([^"]*)"/),
    description: headText(html, /name="description" content="([^"]*)"/),
    image: headText(html, /property="og:image" content="([^"]*)"/),
    indexable: !html.includes('<meta name="robots" content="noindex"'),
    html,
    main,
    plain,
    words: createHash('sha256')
      .update(bare(textOf(plain)))
      .digest('hex')
      .slice(0, 16),
  };
}

/** Every page of the build. */
export const readRenderedPages = (dist: string): RenderedPage[] =>
  htmlFiles(dist).map((file) => readRenderedPage(dist, file));
