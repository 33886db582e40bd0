import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';

export const DIST = process.env.DIST ?? 'dist';

export interface BuiltPage {
  /** The address it is served at. */
  path: string;
  file: string;
  html: string;
  document: Document;
}

/** Every HTML page of the build, error documents included, the bots' copies not. */
export const pages: readonly BuiltPage[] = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && !file.endsWith('.bot.html'))
  .sort()
  .map((file) => {
    const html = readFileSync(join(DIST, file), 'utf8');
    const path = `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`;
    return { path, file, html, document: new JSDOM(html).window.document };
  });

/** Pages that visitors come to, without the error documents. */
export const content = pages.filter(({ path }) => !/^\/(404|500|503)$/.test(path));

/** Every file of the build by its address. */
export const files: ReadonlySet<string> = new Set(
  readdirSync(DIST, { recursive: true, encoding: 'utf8' }).map((file) => `/${file}`),
);

/** Runs a rule over pages and collects what breaks it. */
export function faults(rule: (page: BuiltPage) => readonly string[], over = pages): string[] {
  return over.flatMap((page) => rule(page).map((fault) => `${page.path}: ${fault}`));
}
