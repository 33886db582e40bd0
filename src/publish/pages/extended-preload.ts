import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FACE = 'host-grotesk-extended.';

const RULES = readFileSync(join(process.cwd(), 'src/styles/fonts.css'), 'utf8');
const [, range = ''] = new RegExp(`${FACE}[^}]*unicode-range: ([^;]+)`).exec(RULES) ?? [];

/** Matches a character of the extended Latin font, from its `unicode-range` in `src/styles/fonts.css`. */
export const RARE_LETTER = new RegExp(
  `[${range.replaceAll(/(?:U\+|(-))(\w+)(?:, )?/g, '$1\\u{$2}')}]`,
  'u',
);

const FIRST_PRELOAD = '<link rel="preload"';
const NOT_WORDS = /<script[\s\S]*?<\/script>|<[^>]*>/g;

/**
 * Returns a step that preloads the extended Latin font in a page that contains one of its
 * characters: without a preload it arrives after the first paint and would shift the text.
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
