import { feePage, feePlan, feeVersions } from '#content/queries/fees-query.ts';
import { cutOffRows, limits } from '#content/queries/limits-query.ts';
import type { FeePageTexts } from '#content/schemas/fee-page-schema.ts';
import { audiencesOf } from '#tariff/lines.ts';
import type { Tariff } from '#tariff/schema/shape.ts';
import type { Version } from '#tariff/versions.ts';
import { type MonthFacts, monthFacts } from './month/month-facts.ts';
import { type Sheet, type SheetFacts, sheetOf } from './sheet.ts';

/** A version's prices for each audience that it has. */
export function sheetsOf(tariff: Tariff, facts: Pick<SheetFacts, 'next' | 'until'>): Sheet[] {
  return audiencesOf(tariff).map((audience) =>
    sheetOf(tariff, audience, { ...facts, limits: limits(), cutOffs: cutOffRows() }),
  );
}

/** The version before the one in force. Throws if there is none. */
export function supersededVersion(): Version {
  const { all, previous } = feeVersions();
  const found = all.find(({ tariff }) => tariff === previous);
  if (!found) throw new Error('content/fees: no version was in force before');
  return found;
}

/** The texts about the earlier price lists, which the schema requires as soon as there are any. */
export function supersededTexts(): NonNullable<FeePageTexts['superseded']> {
  const { superseded } = feePage();
  if (!superseded) throw new Error('content/pages/fee.yaml: superseded is missing');
  return superseded;
}

/** The calculator's data on the day of the build. */
export function monthOfToday(): MonthFacts {
  const { current, next } = feeVersions();
  return monthFacts(current, next, feePlan(), feePage().month.examples);
}
