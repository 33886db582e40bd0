/** The words that every industry shares; everything else is content. */
export const WORDS = {
  index: 'Industries',
  strip: 'On this page',
  asks: 'We ask for',
  refuses: 'We do not take',
  flow: 'Payments',
  uses: 'Parts used most',
  category: 'usually',
  prices: 'Prices,',
} as const;
