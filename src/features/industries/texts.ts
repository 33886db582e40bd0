/** The words that every industry shares; everything else is content. */
export const WORDS = {
  index: 'Industries',
  asks: 'We ask for',
  refuses: 'We do not take',
  uses: 'Parts used most',
  category: 'usually',
} as const;
