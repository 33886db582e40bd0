import { inForce, officeDay } from '../../features/fees/model/in-force.ts';
import { audienceOf, findLine, priceFor } from '../../features/fees/model/lines.ts';
import type { Tariff } from '../schemas/fees.ts';
import type { Price } from '../schemas/fees-price.ts';
import { CONTENT_DIR, marks } from '../site.ts';
import { loadTariffs } from '../tariffs.ts';

/** Every version of the tariff, oldest first. */
export const tariffs: readonly Tariff[] = loadTariffs(CONTENT_DIR, marks);

/** The version in force on the day of the build. Throws before the first one. */
export function tariffInForce(): Tariff {
  const tariff = inForce(tariffs, officeDay(new Date()));
  if (!tariff) throw new Error('content/fees: no tariff is in force today');
  return tariff;
}

/** The price in force of a line, by its id. Throws on a line that the tariff does not have. */
export function feeOf(lineId: string, category?: string): Price {
  const audience = tariffInForce()[audienceOf(lineId)];
  const found = findLine(audience, lineId);
  if (!found) throw new Error(`content/fees: no line ${lineId} in the tariff in force`);
  return priceFor(audience, found.line, category);
}
