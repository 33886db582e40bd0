import { isThere } from '../parts.ts';
import { feeVersions } from './fees-query.ts';

/** The page of the price list before the one in force. */
export const EARLIER_PRICES = '/fee/index_old';

/** Whether an institution of this content has a page: its part is there, and it has something to show. */
export const isBuilt = (path: string): boolean =>
  isThere(path) && (!path.startsWith(EARLIER_PRICES) || feeVersions().previous !== null);
