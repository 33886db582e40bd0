import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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
 * Makes the step that preloads the face of the rarer Latin letters in a page whose words have one:
 * a face that comes by itself comes after the first picture of the page, and would move words.
 */
export function extendedPreloader(dist: string): (html: string) => string {
  const file = readdirSync(join(dist, '_astro')).find((name) => name.startsWith(FACE));
  if (!file) throw new Error(`${dist}/_astro has no ${FACE}*.woff2: no style sheet names it`);
  const link = `<link rel="preload" href="/_astro/${file}" as="font" type="font/woff2" crossorigin>`;
  return (html) =>
    RARE_LETTER.test(html.replaceAll(NOT_WORDS, ''))
      ? html.replace(FIRST_PRELOAD, `${link}${FIRST_PRELOAD}`)
      : html;
}
