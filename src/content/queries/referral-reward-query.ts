import { lineIn } from '#tariff/lines.ts';
import { exact, formatMoney, toCents } from '#tariff/money.ts';
import type { Tariff } from '#tariff/schema/shape.ts';
import type { ReferralPage } from '../schemas/referral-schema.ts';

/** What a referral is worth in one risk category, ready to be shown. */
export interface Reward {
  readonly category: string;
  readonly fee: string;
  /** Each month. */
  readonly month: string;
  /** Over all the months. */
  readonly total: string;
}

/**
 * The share of the tariff's monthly fee, in each risk category; each month is rounded to the cent.
 * Throws where the line is not one that is paid by the month.
 */
export function rewards(tariff: Tariff, reward: ReferralPage['reward']): Reward[] {
  const { categories } = tariff.companies;
  const found = lineIn(tariff.companies, reward.line);
  return categories.map(({ id, label }) => {
    const price = found?.line.prices[id];
    if (price?.kind !== 'month') {
      throw new Error(`referral: ${reward.line} is no monthly price in category ${id}`);
    }
    const fee = exact(price.amount);
    const month = toCents(fee.times(reward.share.replace('%', '')).times('0.01'));
    return {
      category: label,
      fee: formatMoney(fee, tariff.currency),
      month: formatMoney(month, tariff.currency),
      total: formatMoney(month.times(String(reward.months)), tariff.currency),
    };
  });
}
