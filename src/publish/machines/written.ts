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

/** A page as the build has written it, and what it says. */
export interface WrittenPage {
  readonly file: string;
  /** Its address on the site, and the whole one. */
  readonly path: string;
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /** The whole address of its social picture. */
  readonly image: string;
  /** Whether search engines are to keep it at this address. */
  readonly indexable: boolean;
  readonly html: string;
  /** The main part as it stands, with what leads and draws. */
  readonly main: Root;
  /** What it says and nothing else. */
  readonly plain: Root;
  /** A hash of its words: equal words have equal hashes, wherever they stand on the page. */
  readonly words: string;
}

/** The whole address of a path, in this language where it is there; that of the home page is the site's own. */
export function addressOf(path: string): string {
  const local = localAddress(path);
  return site().urls.site + (local === '/' ? '' : local);
}

/** Letters and figures of a text, in their order. */
const bare = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#34;': '"',
  '&#39;': "'",
};

/** What an attribute of the page's own head says. */
function headText(html: string, pattern: RegExp): string {
  const [, text = ''] = pattern.exec(html) ?? [];
  return text.replaceAll(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity);
}

/** Reads one page of the build, by its file. */
export function writtenPage(dist: string, file: string): WrittenPage {
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
export const writtenPages = (dist: string): WrittenPage[] =>
  htmlFiles(dist).map((file) => writtenPage(dist, file));
