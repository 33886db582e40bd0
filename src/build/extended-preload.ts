import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHARACTERS } from './fonts/sources.ts';
import { FONT_FILES } from './fonts/subset.ts';
import { htmlFiles } from './html-files.ts';

const FIRST_PRELOAD = '<link rel="preload"';
const LETTERS = new RegExp(`[${CHARACTERS.hostExtended}]`);
const NOT_WORDS = /<script[\s\S]*?<\/script>|<[^>]*>/g;

/**
 * Preloads the face of the rarer Latin letters in every page whose words have one: a face that
 * comes by itself comes after the first picture of the page, and would move words.
 */
export function preloadExtended(dist: string): void {
  const stem = FONT_FILES.hostExtended.replace('.woff2', '.');
  const file = readdirSync(join(dist, '_astro')).find((name) => name.startsWith(stem));
  if (!file) throw new Error(`${dist}/_astro has no ${stem}*.woff2: no style sheet names it`);
  const link = `<link rel="preload" href="/_astro/${file}" as="font" type="font/woff2" crossorigin>`;
  for (const page of htmlFiles(dist)) {
    const html = readFileSync(page, 'utf8');
    if (!LETTERS.test(html.replaceAll(NOT_WORDS, ''))) continue;
    writeFileSync(page, html.replace(FIRST_PRELOAD, `${link}${FIRST_PRELOAD}`));
  }
}
