import BigJs, { type Big } from 'big.js';

/**
 * Exact decimals. In strict mode the constructor refuses a binary float, so that one cannot slip in.
 */
const Exact = BigJs();
Exact.strict = true;

/** The rounding rule of every version, stated once for the page, the downloads and the docs. */
export const ROUNDING =
  'Each charge on a line is rounded once, half up to the cent, before it is added.';

/** Every currency that a sum can be written in: what stands before it, and its name in a sentence. */
const CURRENCIES = {
  EUR: { sign: '€', name: 'euro' },
  USD: { sign: 'USD ', name: 'US dollars' },
  GBP: { sign: 'GBP ', name: 'pounds' },
  CHF: { sign: 'CHF ', name: 'Swiss francs' },
} as const;

/** A currency that a sum can be written in. */
export type Currency = keyof typeof CURRENCIES;

/** Their codes, for messages. */
export const CURRENCY_CODES = Object.keys(CURRENCIES).join(', ');

/** Whether sums can be written in what a text names as a currency. */
export const isWritable = (currency: string): currency is Currency =>
  Object.hasOwn(CURRENCIES, currency);

/** What stands before a sum in a currency: `€`, `CHF`. */
export const currencySign = (currency: Currency): string => CURRENCIES[currency].sign.trim();

/** A currency in a sentence: `in euro`. */
export const currencyName = (currency: Currency): string => CURRENCIES[currency].name;

/** How people write a currency beside a sum: its code, and its sign where it has one. */
export function unitsOf(currency: Currency): string[] {
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  const sign = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
  return [currency, sign];
}

/** Whether what stands beside a sum is a currency, known here or not. */
export const isCurrency = (unit: string): boolean =>
  /\p{Sc}/u.test(unit) || Intl.supportedValuesOf('currency').includes(unit.toUpperCase());

/** Writes numbers for readers, exact however long they are: digits in threes, a true minus. */
function writer(fewest: number, most = fewest): (number: string) => string {
  const digits = { minimumFractionDigits: fewest, maximumFractionDigits: most };
  const { format } = new Intl.NumberFormat('en-GB', digits);
  return (number) => format(number as `${number}`).replace('-', '−');
}

const writeAmount = writer(2);
const writeCount = writer(0);
const writePercent = writer(2, 4);

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

/** An amount without its currency: `1,284,906.40`; a debit has a true minus. */
export function formatAmount(amount: string | Big): string {
  return writeAmount(amountText(exact(amount)));
}

/** An amount for readers: `€1,234.50`. */
export function formatMoney(amount: string | Big, currency: Currency): string {
  return formatAmount(amount).replace(/(?=\d)/, CURRENCIES[currency].sign);
}

/** A whole amount without cents where there are none: `€1,000,000`. */
export function formatRoundMoney(amount: string | Big, currency: Currency): string {
  return formatMoney(amount, currency).replace(/\.00$/, '');
}

/**
 * A sum as it was written: `€48,200.00`, or without cents where the text gave none, `€50,000`.
 * Throws on an unknown currency or a malformed sum.
 */
export function formatSum(value: string, currency: string): string {
  if (!isWritable(currency)) {
    throw new Error(`a sum in "${currency}": expected one of ${CURRENCY_CODES}`);
  }
  if (!/^\d+(\.\d{2})?$/.test(value)) {
    throw new Error(`a sum of "${value}": expected a plain decimal such as 48200.00`);
  }
  const format = value.includes('.') ? formatMoney : formatRoundMoney;
  return format(value, currency);
}

/** A count for readers: `5,000`. */
export function formatCount(count: number): string {
  return writeCount(count.toFixed(0));
}

/** A percentage for readers, with at least two decimals: `0.50%`, `0.125%`. */
export function formatPercent(percent: string | Big): string {
  return `${writePercent(exact(percent).toFixed())}%`;
}

/** An amount in whole cents, for shares that are drawn. */
export function cents(amount: string): number {
  return Number(toCents(exact(amount)).times('100').toFixed());
}
