/** The words that every part of the product shares; everything else is content. */
export const WORDS = {
  index: 'Parts of the account',
  points: 'How it works',
  stops: 'Where it stops',
} as const;

/** The two neighbours that the menu crosses: at the top of each stands a link to the other. */
export const NEIGHBOURS = {
  productAccontManager: { anchor: 'productApi', arrow: '↓' },
  productApi: { anchor: 'productAccontManager', arrow: '↑' },
} as const;
