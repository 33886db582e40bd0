import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathOf } from '#content/page-record.ts';
import { pageFiles } from '#publish/pages/html-files.ts';

/** A hash of the readable text of each page, by path. */
export type Pages = Readonly<Record<string, string>>;

const NO_TEXT = /<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<[^>]+>/g;

/** The readable text of a page: its title, and what is between header and footer. */
function textOf(html: string): string {
  const title = /<title>([^<]*)/.exec(html)?.[1] ?? '';
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? html;
  return `${title}\n${main.replace(NO_TEXT, ' ').replace(/\s+/g, ' ')}`;
}

/** The text hashes of a build's HTML pages, without the `.bot.html` variants. */
export function pagesOf(dist: string): Pages {
  const sum = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
  const pages = pageFiles(dist).map((file) => [
    pathOf(file),
    sum(textOf(readFileSync(join(dist, file), 'utf8'))),
  ]);
  return Object.fromEntries(pages.sort());
}

/**
 * The pages published, changed or removed since another build, one per line; without one, only
 * their number.
 */
export function changesBetween(before: Pages | null, now: Pages): string[] {
  if (!before) return [`${Object.keys(now).length} pages, the first build here`];
  const lines = [
    ...Object.keys(now)
      .filter((path) => !(path in before))
      .map((path) => `new:     ${path}`),
    ...Object.keys(now)
      .filter((path) => path in before && before[path] !== now[path])
      .map((path) => `changed: ${path}`),
    ...Object.keys(before)
      .filter((path) => !(path in now))
      .map((path) => `gone:    ${path}`),
  ];
  return lines.length > 0 ? lines : ['no page’s text has changed since the last build'];
}
