/** The words that every part of the product shares; everything else is content. */
export const WORDS = {
  index: 'Parts of the account',
  strip: 'On this page',
  points: 'How it works',
  stops: 'What it does not do',
  details: 'Details, limits, all prices',
} as const;
