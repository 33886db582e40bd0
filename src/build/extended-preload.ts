import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { htmlFiles } from './html-files.ts';

const FACE = 'host-grotesk-extended.';

/** A run of characters, by its first and last code point in hexadecimal. */
function run(from: string, to: string): string {
  const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
}

/** The letters of the face that few pages need, as its rule in `src/styles/fonts.css` names them. */
export const RARE_LETTERS = [
  ...(readFileSync(join(process.cwd(), 'src/styles/fonts.css'), 'utf8')
    .split(FACE)[1]
    ?.split('}')[0]
    ?.matchAll(/U\+(\w+)(?:-(\w+))?/g) ?? []),
]
  .map(([, from = '', to = from]) => run(from, to))
  .join('');

const RARE = new RegExp(`[${RARE_LETTERS}]`);
const FIRST_PRELOAD = '<link rel="preload"';
const NOT_WORDS = /<script[\s\S]*?<\/script>|<[^>]*>/g;

/**
 * Preloads the face of the rarer Latin letters in every page whose words have one: a face that
 * comes by itself comes after the first picture of the page, and would move words.
 */
export function preloadExtended(dist: string): void {
  const file = readdirSync(join(dist, '_astro')).find((name) => name.startsWith(FACE));
  if (!file) throw new Error(`${dist}/_astro has no ${FACE}*.woff2: no style sheet names it`);
  const link = `<link rel="preload" href="/_astro/${file}" as="font" type="font/woff2" crossorigin>`;
  for (const page of htmlFiles(dist)) {
    const html = readFileSync(page, 'utf8');
    if (!RARE.test(html.replaceAll(NOT_WORDS, ''))) continue;
    writeFileSync(page, html.replace(FIRST_PRELOAD, `${link}${FIRST_PRELOAD}`));
  }
}
