/** The words above a list of prices. */
export const WORDS = {
  prices: 'Prices',
  andGuides: 'and guides',
} as const;
