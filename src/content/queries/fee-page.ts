import { type MonthFacts, monthFacts } from '../../features/fees/month/facts.ts';
import { type Sheet, sheetOf } from '../../features/fees/sheet.ts';
import type { Tariff } from '../schemas/fees.ts';
import { AUDIENCES } from '../schemas/fees-names.ts';
import { feePageTexts, feeVersions } from './fees.ts';
import { limits } from './limits.ts';
import { cutOffRows } from './lists.ts';

/** A version's prices for each audience; `next` is the version that will replace it. */
export function sheetsOf(tariff: Tariff, next: Tariff | null): Sheet[] {
  return AUDIENCES.map((audience) =>
    sheetOf(tariff, audience, { next, limits, cutOffs: cutOffRows }),
  );
}

/** What the calculator is handed on the day of the build. */
export function monthOfToday(): MonthFacts {
  const { current, next } = feeVersions();
  return monthFacts(current, next, limits, feePageTexts.month.examples);
}
