import { type Limit, limitById, resolveLimits } from '../../tariff/limits.ts';
import { CONTENT_DIR, marks } from '../site.ts';
import { loadLimits } from '../tariffs.ts';
import { tariffInForce } from './fees.ts';

/** Every limit and time of the site, ready to be shown. */
export const limits: readonly Limit[] = resolveLimits(
  loadLimits(CONTENT_DIR, marks),
  tariffInForce(),
);

/** One limit by its id. Throws with the known ids when there is none. */
export function limitOf(id: string): Limit {
  return limitById(limits, id);
}
