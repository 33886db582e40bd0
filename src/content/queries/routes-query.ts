import { isPathAvailable } from '../optional-parts.ts';
import { ELIGIBILITY_DATA, hasEligibility } from './eligibility-link-query.ts';
import { feeVersions } from './fees-query.ts';

/** The page of the previous price list. */
export const EARLIER_PRICES = '/fee/index_old';

/** Whether a page is built: its part of the site exists, and it has content. */
export const isBuilt = (path: string): boolean =>
  isPathAvailable(path) &&
  (!path.startsWith(EARLIER_PRICES) || feeVersions().previous !== null) &&
  (path !== ELIGIBILITY_DATA || hasEligibility());
