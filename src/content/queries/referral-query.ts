import { lineIn } from '#tariff/lines.ts';
import { amountText, exact, formatMoney, toCents } from '#tariff/money.ts';
import { categoryWords } from '#tariff/names.ts';
import type { Tariff } from '#tariff/schema/shape.ts';
import { read } from '../read.ts';
import type { ReferralPage } from '../schemas/referral-schema.ts';
import { tariffInForce } from '../tariffs.ts';

/** The texts of `/referralProgram`. */
export const referralPage = () => read('pages/referral.yaml');

/**
 * A share of the tariff's monthly fee in each risk category, rounded to the cent per month. Throws
 * if the line is not a monthly fee.
 */
export function rewards(tariff: Tariff, reward: ReferralPage['reward']) {
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
      id,
      category: label,
      words: categoryWords(label, tariff),
      amount: amountText(month),
      fee: formatMoney(fee, tariff.currency),
      month: formatMoney(month, tariff.currency),
      total: formatMoney(month.times(String(reward.months)), tariff.currency),
    };
  });
}

export type Reward = ReturnType<typeof rewards>[number];

/** The reward by risk category under the tariff in force. */
export function referralRewards() {
  return rewards(tariffInForce(), referralPage().reward);
}
