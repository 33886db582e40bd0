import { t } from '#words/words.ts';
import {
  type Currency,
  exact,
  formatAmount,
  formatCount,
  formatMoney,
  isCurrency,
  numberSigns,
  unitsOf,
} from './money.ts';

/** The result of parsing a field: a value, or the error to show at the field. */
export type Reading<Value> = { readonly value: Value } | { readonly error: string };

/** Invisible characters that are pasted along with text from pages, chats and spreadsheets. */
const UNSEEN = /[\u00ad\u061c\u200b-\u200f\u202a-\u202d\u2060\u2066-\u2069\ufeff]/g;
/**
 * Full-width characters of East Asian keyboards, at a fixed offset from their ASCII counterparts.
 */
const FULL_WIDTH = /[\uff01-\uff5e]/g;
const FULL_WIDTH_OFFSET = 0xfee0;
/** Characters used as the apostrophe between thousands. */
const APOSTROPHES = /[‘’ʼ´`′]/g;
/** A dash in place of the decimals, as on invoices: `30.000,-`. */
const NO_DECIMALS = /(?<=\d[.,])[-‐–—−]{1,2}(?!\s*\d)/;

/** Normalises a text: plain digits, spaces and apostrophes, no invisible characters. */
const cleaned = (raw: string): string =>
  cleanedSign(
    raw
      .replace(UNSEEN, '')
      .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_OFFSET)),
  )
    .replace(NO_DECIMALS, '00')
    .trim();

/** Replaces all kinds of spaces and apostrophes by the plain ones. */
const cleanedSign = (text: string): string => text.replace(/\s/g, ' ').replace(APOSTROPHES, "'");

const NEGATIVE = /^[-−–]/;
/** Possible thousands separators. */
const SEPARATORS = [',', '.', ' ', "'"];

/** The text as a number with `.` as decimal sign, if it is valid with these two signs. */
function readWith(text: string, decimal: string, separator: string): string | null {
  const whole = separator ? `[1-9]\\d{0,2}(?:[${separator}]\\d{3})+` : '\\d*';
  const [found, digits, decimals] =
    new RegExp(`^(${whole})(?:[${decimal}](\\d*))?$`).exec(text) ?? [];
  if (found === undefined || !/\d/.test(found)) return null;
  const number = (digits ?? '').replaceAll(separator, '') || '0';
  return decimals ? `${number}.${decimals}` : number;
}

/** Every number that a text can be in some country's notation. */
function otherReadings(text: string): string[] {
  const pairs = ['.', ','].flatMap((decimal) =>
    ['', ...SEPARATORS]
      .filter((separator) => separator !== decimal)
      .map((separator) => readWith(text, decimal, separator)),
  );
  return pairs.filter((one) => one !== null);
}

interface Field {
  /** Pattern of the numbers that the field accepts. */
  readonly takes: RegExp;
  /** The error for all others. */
  readonly refusal: () => string;
  /** A correctly written number for this field. */
  readonly example: () => string;
  /** The two readings of an ambiguous text, the second with decimals. */
  readonly choice: (first: string, second: string) => string;
}

const COUNT: Field = {
  takes: /^\d+(\.0{1,2})?$/,
  refusal: () => t('input.whole'),
  example: () => formatCount(1234),
  choice: (first) => t('input.wholeChoice', { first }),
};
const AMOUNT: Field = {
  takes: /^\d+(\.\d{1,2})?$/,
  refusal: () => t('input.decimals'),
  example: () => formatAmount('1234.50'),
  choice: (first, second) => t('input.choice', { first, second: formatAmount(second) }),
};

/**
 * Parses a number in the notation of the site’s language, `1,234.50`, or else in another notation
 * if unambiguous. An ambiguous text is refused with an error that names both readings.
 */
function readNumber(text: string, { takes, refusal, example, choice }: Field): Reading<string> {
  if (!/^[\d.,' ]*\d[\d.,' ]*$/.test(text)) return { error: t('input.digits') };
  const { decimal, group } = numberSigns();
  const own = readWith(text, decimal, cleanedSign(group)) ?? readWith(text, decimal, '');
  if (own !== null && takes.test(own)) return { value: own };
  const all = otherReadings(text);
  const other = all.find((one) => takes.test(one));
  if (other === undefined) {
    return {
      error: all.length > 0 ? refusal() : t('input.separators', { example: example() }),
    };
  }
  if (own === null) return { value: other };
  const first = formatCount(Number(other));
  return {
    error: t('input.either', {
      first,
      second: own.replace('.', decimal),
      choice: choice(first, own),
    }),
  };
}

/** Parses a quantity; an empty text is zero. */
export function readCount(raw: string, max: number): Reading<number> {
  const text = cleaned(raw);
  if (text === '') return { value: 0 };
  if (NEGATIVE.test(text)) return { error: t('input.negative') };
  const reading = readNumber(text, COUNT);
  if ('error' in reading) return reading;
  if (exact(reading.value).gt(max.toFixed(0)))
    return { error: t('input.most', { most: formatCount(max) }) };
  return { value: Number(reading.value) };
}

/** Removes the currency beside a number; an error if it is not the given currency. */
function withoutUnit(text: string, currency: Currency): Reading<string> {
  const parts = text.split(/([\p{L}\p{Sc}]+)/u);
  const units = parts.filter((_, index) => index % 2 === 1);
  const numbers = parts.filter((part, index) => index % 2 === 0 && part.trim() !== '');
  const strange = units.filter((unit) => !unitsOf(currency).includes(unit.toUpperCase()));
  const other = strange.find(isCurrency);
  if (other !== undefined) return { error: t('input.currency', { currency, other }) };
  const [number] = numbers;
  if (strange.length > 0 || numbers.length > 1 || number === undefined) {
    return { error: t('input.digits') };
  }
  return { value: number.trim() };
}

/** Parses an amount of money into data: `€1,234.5` becomes `1234.50`, an empty text `0.00`. */
export function readAmount(raw: string, max: string, currency: Currency): Reading<string> {
  const text = cleaned(raw);
  if (text === '') return { value: '0.00' };
  if (NEGATIVE.test(text)) return { error: t('input.negative') };
  const bare = withoutUnit(text, currency);
  if ('error' in bare) return bare;
  if (NEGATIVE.test(bare.value)) return { error: t('input.negative') };
  const reading = readNumber(bare.value, AMOUNT);
  if ('error' in reading) return reading;
  const amount = exact(reading.value);
  if (amount.gt(max)) return { error: t('input.most', { most: formatMoney(max, currency) }) };
  return { value: amount.toFixed(2) };
}
