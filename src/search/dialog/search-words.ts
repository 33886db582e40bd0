/** The few words of the search that code keeps. */
export const WORDS = {
  name: 'Search',
  hint: 'A price, a country …',
  close: 'Close search',
  results: 'Results',
  best: 'Best matches',
  recent: 'Last searches',
  clear: 'Clear last searches',
  suggestions: 'Often looked for',
  count: (found: number, shown: number) => {
    if (found === 0) return 'No results';
    if (found === 1) return '1 result';
    return found > shown ? `${found} results, the best ${shown} shown` : `${found} results`;
  },
  nothing: (question: string) =>
    `Nothing here has “${question}” in it. Try fewer words, or other ones.`,
  all: (found: number) => `All ${found} results`,
  more: 'More results',
  failed: 'The search did not load. Check your connection and type again.',
} as const;
