/**
 * A second, small institution, so that nothing of the one that ships with the project can hide in
 * the code: where its content is, where the tests build it, and for which day. On the next day its
 * second tariff comes into force, and another year begins.
 */
export const INSTITUTION = {
  CONTENT_DIR: 'tests/fixtures/institution',
  DIST: '.cache/institution/dist',
  SITE_DAY: '2026-12-31',
} as const;

/** The day for which the tests build it once more. */
export const THE_DAY_AFTER = '2027-01-01';

/** The smallest institution that the schemas allow: French first, English second. */
export const FRENCH = {
  CONTENT_DIR: 'tests/fixtures/french',
  DIST: '.cache/french/dist',
  SITE_DAY: '2026-12-31',
} as const;
