import { readdirSync } from 'node:fs';

/** The paths of all HTML files of the built site. */
export function htmlFiles(dist: string): string[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
}

/** The paths of the HTML files without the variants of error documents for bots. */
export const pageFiles = (dist: string): string[] =>
  htmlFiles(dist).filter((file) => !file.endsWith('.bot.html'));
