import { language, t } from './words.ts';

/** Every format that depends on the language of the site. */

/** English without a region is formatted as in Britain, with the day before the month. */
const locale = (): string => (language() === 'en' ? 'en-GB' : language());

/** Creates a format on first use, once per language. */
function inLanguage<Format>(make: (locale: string) => Format): () => Format {
  const made = new Map<string, Format>();
  return () => {
    const name = locale();
    const format = made.get(name) ?? make(name);
    made.set(name, format);
    return format;
  };
}

/** A text that begins with a capital letter, by the rules of a language. */
export const capitalised = (text: string, of = language()): string =>
  text.charAt(0).toLocaleUpperCase(of) + text.slice(1);

/** `getTextInfo` is not yet part of TypeScript's types. */
type Locale = Intl.Locale & { getTextInfo(): { readonly direction: 'ltr' | 'rtl' } };

/** The `dir` attribute of a page: `undefined` for left-to-right scripts. */
export function direction(): 'rtl' | undefined {
  const { direction } = (new Intl.Locale(language()) as Locale).getTextInfo();
  return direction === 'rtl' ? direction : undefined;
}

export const numbers = (options: Intl.NumberFormatOptions): (() => Intl.NumberFormat) =>
  inLanguage((name) => new Intl.NumberFormat(name, options));

/** A date format; dates are given in UTC. */
export const dates = (options: Intl.DateTimeFormatOptions): (() => Intl.DateTimeFormat) =>
  inLanguage((name) => new Intl.DateTimeFormat(name, { timeZone: 'UTC', ...options }));

/** In the plain `en` locale, since `en-GB` has `Sept` with four letters. */
const shortMonths = inLanguage(
  () => new Intl.DateTimeFormat(language(), { month: 'short', timeZone: 'UTC' }),
);

/** A month where space is limited: `Sep`. */
export const shortMonth = (day: Date): string => shortMonths().format(day).replace('.', '');

/** A day of January 2024, which began on a Monday. */
const dayOfWeek = (number: number): Date => new Date(Date.UTC(2024, 0, number));

/** A day of the week by its number, Monday being 1: `Monday`. */
export const weekday = (number: number): string =>
  dayOfWeek(number).toLocaleDateString(language(), { weekday: 'long', timeZone: 'UTC' });

/** A day of the week where space is limited: `Mon`. */
export const shortWeekday = (number: number): string =>
  dayOfWeek(number)
    .toLocaleDateString(language(), { weekday: 'short', timeZone: 'UTC' })
    .replace('.', '');

/** A number with one decimal: `2.1`. */
export const tenths = numbers({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Adds the French ordinal of the first of a month, which `Intl` does not. */
export const withOrdinals = (day: string): string =>
  language().startsWith('fr') ? day.replace(/^1 /, '1er ') : day;

/** Languages in which every noun is capitalised. */
const NOUN_CAPITALS = new Set(['de', 'lb']);

/**
 * A label within a sentence: `low risk`. Names inside it and an acronym at its beginning stay
 * capitalised.
 */
export const insideSentence = (label: string): string =>
  NOUN_CAPITALS.has(language().split('-')[0] ?? '')
    ? label
    : label.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

/** A list in a sentence: `a, b and c`. */
export const list = inLanguage((name) => new Intl.ListFormat(name, { type: 'conjunction' }));

/** Entries that may contain commas, one after the other: `a; b, or c`. */
export const series = (entries: readonly string[]): string => entries.join(t('ui.between'));

/** Alternatives in a sentence: `a, b or c`. */
export const alternatives = inLanguage(
  (name) => new Intl.ListFormat(name, { type: 'disjunction' }),
);

/** The names of countries by their codes; `undefined` for an unknown code. */
export const countries = inLanguage(
  (name) => new Intl.DisplayNames(name, { type: 'region', fallback: 'none' }),
);

/** The names of languages: `English`. */
export const languageNames = inLanguage(
  (name) => new Intl.DisplayNames(name, { type: 'language' }),
);

const order = inLanguage((name) => new Intl.Collator(name));

/** Compares two texts in the alphabetical order of the language. */
export const inAlphabet = (a: string, b: string): number => order().compare(a, b);
