import BigJs, { type Big } from 'big.js';

/**
 * Exact decimals. In strict mode the constructor refuses a binary float, so that one cannot slip in.
 */
const Exact = BigJs();
Exact.strict = true;

/** The rounding rule of every version, stated once for the page, the downloads and the docs. */
export const ROUNDING =
  'Each charge on a line is rounded once, half up to the cent, before it is added.';

const SIGNS = { EUR: '€' } as const;

/** A currency that a tariff can be written in. */
export type Currency = keyof typeof SIGNS;

/** An exact decimal from text such as `1500.00`. Throws on anything else, floats included. */
export function exact(text: string | Big): Big {
  return new Exact(text);
}

/** Nothing, as an exact decimal. */
export const ZERO = exact('0');

/** Rounds half up to the cent: the one place where an amount loses digits. */
export function toCents(value: Big): Big {
  return value.round(2, Exact.roundHalfUp);
}

/** An amount as data: two decimals, no separators, `1234.50`. */
export function amountText(value: Big): string {
  return toCents(value).toFixed(2);
}

/** Adds amounts given as data. */
export function sum(amounts: Iterable<string>): string {
  let total = ZERO;
  for (const amount of amounts) total = total.plus(amount);
  return amountText(total);
}

function grouped(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',');
}

/** An amount for readers without its currency: `1,234.50`; a debit has a true minus. */
export function formatFigure(amount: string | Big, sign = ''): string {
  const [whole = '0', cents = '00'] = amountText(exact(amount)).replace('-', '').split('.');
  const minus = toCents(exact(amount)).lt(ZERO) ? '−' : '';
  return `${minus}${sign}${grouped(whole)}.${cents}`;
}

/** An amount for readers: `€1,234.50`. */
export function formatMoney(amount: string | Big, currency: Currency = 'EUR'): string {
  return formatFigure(amount, SIGNS[currency]);
}

/** A whole amount without cents where there are none: `€1,000,000`. */
export function formatRoundMoney(amount: string, currency: Currency = 'EUR'): string {
  return formatMoney(amount, currency).replace(/\.00$/, '');
}

/** A count for readers: `5,000`. */
export function formatCount(count: number): string {
  return grouped(count.toFixed(0));
}

/** A percentage for readers, with at least two decimals: `0.50%`, `0.125%`. */
export function formatPercent(percent: string | Big): string {
  const [whole = '0', decimals = ''] = exact(percent).toFixed().split('.');
  return `${whole}.${decimals.padEnd(2, '0')}%`;
}
