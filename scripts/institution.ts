/**
 * A second, small institution for tests, to detect code that depends on the one shipped with the
 * project: its content, build folder and day. On the next day its second tariff comes into force,
 * and a new year begins.
 */
export const INSTITUTION = {
  CONTENT_DIR: 'tests/fixtures/institution',
  DIST: '.cache/institution/dist',
  SITE_DAY: '2026-12-31',
} as const;

/** The day of a further build in the tests. */
export const NEXT_BUILD_DAY = '2027-01-01';

/** The smallest institution that the schemas allow, in French first and English second. */
export const FRENCH = {
  CONTENT_DIR: 'tests/fixtures/french',
  DIST: '.cache/french/dist',
  SITE_DAY: '2026-12-31',
} as const;
