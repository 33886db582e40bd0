/** The words that every industry shares; everything else is content. */
export const WORDS = {
  index: 'Industries',
  strip: 'On this page',
  asks: 'What you need',
  refuses: 'We do not take',
  law: 'What the law asks',
  flow: 'Payments',
  uses: 'Parts used most',
  prices: 'Further prices',
  category: 'usually',
  details: 'The law, what we do not take, further prices, an example',
  detailsOnly: 'What we do not take, further prices, an example',
} as const;

/** What opens a list on a phone: its name, and how many entries it has. */
export const counted = (name: string, { length }: readonly unknown[]) => `${name}\u00a0· ${length}`;
