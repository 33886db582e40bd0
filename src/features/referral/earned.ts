import { type Currency, exact, formatMoney } from '#tariff/money.ts';

interface Referred {
  /** The reward for one company and month, as data: `9.80`. */
  amount: string;
  companies: number;
  months: number;
  currency: Currency;
}

/** The reward for a number of companies of one category: per month, and for all months of each. */
export function earned({ amount, companies, months, currency }: Referred) {
  const month = exact(amount).times(String(companies));
  return {
    month: formatMoney(month, currency),
    total: formatMoney(month.times(String(months)), currency),
  };
}
