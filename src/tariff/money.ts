import BigJs, { type Big } from 'big.js';
import { numbers } from '#words/formats.ts';

/**
 * Exact decimals. In strict mode the constructor rejects JavaScript numbers, so that no
 * floating-point value gets in.
 */
const Exact = BigJs();
Exact.strict = true;

/** An ISO 4217 currency code; every sum has two decimals. */
export type Currency = string;

/** Whether a text is the code of a currency with two decimals. */
export const isWritable = (currency: string): boolean =>
  Intl.supportedValuesOf('currency').includes(currency) &&
  money(currency)().resolvedOptions().maximumFractionDigits === 2;

/** Formats of a currency in the site's language: with its symbol, and with its code. */
interface Formats {
  readonly sign: () => Intl.NumberFormat;
  readonly code: () => Intl.NumberFormat;
}

const formats = new Map<Currency, Formats>();

function formatsOf(currency: Currency): Formats {
  const made = formats.get(currency) ?? {
    sign: numbers({ style: 'currency', currency, currencyDisplay: 'symbol' }),
    code: numbers({ style: 'currency', currency, currencyDisplay: 'code' }),
  };
  formats.set(currency, made);
  return made;
}

const money = (currency: Currency): (() => Intl.NumberFormat) =>
  formatsOf(currency)[currencySign(currency) === currency ? 'code' : 'sign'];

/**
 * The symbol of a currency in the site's language, `€`, `£` or `zł`, or else its code. Dollars and
 * yen always have their codes, since other currencies share those symbols.
 */
export function currencySign(currency: Currency): string {
  const parts = formatsOf(currency).sign().formatToParts(0);
  const sign = parts.find(({ type }) => type === 'currency')?.value ?? currency;
  return /^(?![$¥])\p{Sc}$|^\p{L}+$/u.test(sign) ? sign : currency;
}

/** The name of a currency in a sentence: `euros`. */
export const currencyName = (currency: Currency): string =>
  numbers({ style: 'currency', currency, currencyDisplay: 'name' })()
    .formatToParts(2)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/** Whether the language puts the currency after the amount: `1 234,50 €`. */
export const isCurrencyLast = (currency: Currency): boolean =>
  money(currency)().formatToParts(0).at(-1)?.type === 'currency';

/** How people write a currency beside an amount: its code, and its symbol if it has one. */
export function unitsOf(currency: Currency): string[] {
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  const sign = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
  return [currency, sign];
}

/** Whether a text beside an amount denotes any currency. */
export const isCurrency = (unit: string): boolean =>
  /\p{Sc}/u.test(unit) || Intl.supportedValuesOf('currency').includes(unit.toUpperCase());

/** Formats decimal texts of any length exactly, with grouped digits and a real minus sign (−). */
function writer(fewest: number, most = fewest, style: 'decimal' | 'percent' = 'decimal') {
  const digits = { style, minimumFractionDigits: fewest, maximumFractionDigits: most };
  const format = numbers(digits);
  return (number: string): string => withMinus(format().format(number as `${number}`));
}

const withMinus = (number: string): string => number.replace('-', '−');

const writeAmount = writer(2);
const writeCount = writer(0);
const writePoints = writer(2, 4);
const writeShare = writer(1, 1, 'percent');
const writePercent = writer(2, 4, 'percent');

/** The decimal sign and the thousands separator of the site's language. */
export function numberSigns(): { readonly decimal: string; readonly group: string } {
  const parts = numbers({ minimumFractionDigits: 2 })().formatToParts(11111.5);
  const sign = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { decimal: sign('decimal'), group: sign('group') };
}

/** A formatted sum without its cents if they are zero; a percentage such as 1.0025% stays. */
export const withoutCents = (sum: string): string =>
  sum.replace(new RegExp(`\\${numberSigns().decimal}00(?!\\d)`), '');

/** An exact decimal from text such as `1500.00`. Throws on anything else, including numbers. */
export function exact(text: string | Big): Big {
  return new Exact(text);
}

export const ZERO = exact('0');

/** Rounds half up to the cent: the only place where an amount loses digits. */
export function toCents(value: Big): Big {
  return value.round(2, Exact.roundHalfUp);
}

/** An amount as data: two decimals, no separators, `1234.50`. */
export function amountText(value: Big): string {
  return toCents(value).toFixed(2);
}

/** The sum of amounts given as data. */
export function sum(amounts: Iterable<string>): string {
  let total = ZERO;
  for (const amount of amounts) total = total.plus(amount);
  return amountText(total);
}

/** An amount without its currency: `1,284,906.40`; negative ones have a real minus sign (−). */
export function formatAmount(amount: string | Big): string {
  return writeAmount(amountText(exact(amount)));
}

/** A formatted amount: `€1,234.50`. */
export function formatMoney(amount: string | Big, currency: Currency): string {
  const sum = money(currency)().format(amountText(exact(amount)) as `${number}`);
  // A code before its amount is set off by an ordinary space, which may break.
  return withMinus(sum).replace(/(?<=[A-Z])\u00a0(?=\d)/, ' ');
}

/** An exchange rate with the decimals of its text: `USD 1.0400`. */
export function formatRate(rate: string, currency: Currency): string {
  const digits = rate.split('.')[1]?.length ?? 0;
  const format = numbers({
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return format().format(rate as `${number}`);
}

/** A formatted amount without cents if they are zero: `€1,000,000`. */
export function formatRoundMoney(amount: string | Big, currency: Currency): string {
  return withoutCents(formatMoney(amount, currency));
}

/**
 * A sum with the decimals of the source text: `€48,200.00`, or without cents if it had none,
 * `€50,000`. Throws on an unknown currency or a malformed sum.
 */
export function formatSum(value: string, currency: string): string {
  if (!isWritable(currency)) {
    throw new Error(
      `a sum in "${currency}": expected a currency of ISO 4217 with two decimals, such as EUR`,
    );
  }
  if (!/^\d+(\.\d{2})?$/.test(value)) {
    throw new Error(`a sum of "${value}": expected a plain decimal such as 48200.00`);
  }
  const format = value.includes('.') ? formatMoney : formatRoundMoney;
  return format(value, currency);
}

/** A formatted count: `5,000`. */
export function formatCount(count: number): string {
  return writeCount(count.toFixed(0));
}

/** A formatted percentage with at least two decimals: `0.50%`, `0.125%`. */
export function formatPercent(percent: string | Big): string {
  return writePercent(exact(percent).times('0.01').toFixed());
}

/** A formatted share of a whole, to one decimal: `17.9%`. */
export const formatShare = (percent: string): string =>
  writeShare(exact(percent).times('0.01').toFixed());

/** A difference of two percentages, in percentage points: `0.02`. */
export const formatPoints = (points: Big): string => writePoints(points.toFixed());
