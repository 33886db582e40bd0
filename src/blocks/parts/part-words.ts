/** The words above a list of prices. */
export const WORDS = {
  prices: 'Prices',
  guides: 'guides',
} as const;
