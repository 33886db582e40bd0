/** The payment rails, in the order they always stand in. */
export const RAILS = ['swift', 'sepa', 'instant'] as const;

export type Rail = (typeof RAILS)[number];

/** How the rails are called, by the names of their schemes. */
export const RAIL_NAMES: Readonly<Record<Rail, string>> = {
  swift: 'SWIFT',
  sepa: 'SEPA',
  instant: 'SEPA Instant',
};

/** Seconds that an Instant payment may take: Regulation (EU) No 260/2012, Article 5a. */
export const INSTANT_SECONDS = 10;
