import { cutOffs } from '../../features/fees/model/limits.ts';
import { CONTENT_DIR, marks } from '../site.ts';
import { loadBusiness, loadJurisdictions, loadLimits } from '../tariffs.ts';
import { tariffInForce } from './fees.ts';

/** Where a company may be registered, and where not. */
export const jurisdictions = loadJurisdictions(CONTENT_DIR, marks);

/** Business that is refused, and business that is looked at more closely. */
export const business = loadBusiness(CONTENT_DIR, marks);

/** Cut-off and execution times, a row for each rail. */
export const cutOffRows = cutOffs(loadLimits(CONTENT_DIR, marks), tariffInForce());
