import { cutOffs } from '../../tariff/limits.ts';
import { CONTENT_DIR, marks } from '../site.ts';
import { loadBusiness, loadJurisdictions, loadLimits } from '../tariffs.ts';
import { tariffInForce } from './fees.ts';
import { limits } from './limits.ts';

const source = loadLimits(CONTENT_DIR, marks);

/** Where a company may be registered, and where not. */
export const jurisdictions = loadJurisdictions(CONTENT_DIR, marks);

/** Business that is refused, and business that is looked at more closely. */
export const business = loadBusiness(CONTENT_DIR, marks);

/** Cut-off and execution times, a row for each rail. */
export const cutOffRows = cutOffs(source, tariffInForce());

/** Limits and times as published: each as it is written, with the text that the site shows. */
export const publishedLimits = {
  currency: source.currency,
  clock: source.clock,
  rails: source.rails,
  limits: limits.map(({ id, text }) => ({ id, ...source.limits[id], text })),
};
