import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { htmlFiles } from './html-files.ts';

const FACE = 'host-grotesk-extended.';

const RULES = readFileSync(join(process.cwd(), 'src/styles/fonts.css'), 'utf8');
const [, range = ''] = new RegExp(`${FACE}[^}]*unicode-range: ([^;]+)`).exec(RULES) ?? [];

/** A letter of the face that few pages need, as its rule in `src/styles/fonts.css` names them. */
export const RARE_LETTER = new RegExp(
  `[${range.replaceAll(/(?:U\+|(-))(\w+)(?:, )?/g, '$1\\u{$2}')}]`,
  'u',
);

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
    if (!RARE_LETTER.test(html.replaceAll(NOT_WORDS, ''))) continue;
    writeFileSync(page, html.replace(FIRST_PRELOAD, `${link}${FIRST_PRELOAD}`));
  }
}
