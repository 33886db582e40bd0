/** The words that every part of the product shares; everything else is content. */
export const WORDS = {
  index: 'Parts of the account',
  points: 'How it works',
  stops: 'Where it stops',
} as const;
