const ISLAND = /(<\/?astro-island\b)/;
const MARK = '<!-- -->';

/**
 * Takes React's marks between two texts out of a page, but for those in islands: only what becomes
 * alive has to tell its texts apart.
 */
export function withoutTextMarks(html: string): string {
  let depth = 0;
  return html
    .split(ISLAND)
    .map((part) => {
      if (part === '<astro-island') depth += 1;
      if (part === '</astro-island') depth -= 1;
      return depth > 0 ? part : part.replaceAll(MARK, '');
    })
    .join('');
}
