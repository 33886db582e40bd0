import { language } from './words.ts';

/** Every format that follows the language of the site. */

/** English is written as in Europe, day before month, where no region is said. */
const locale = (): string => (language() === 'en' ? 'en-GB' : language());

/** Makes a format when it is first needed, once for each language. */
function inLanguage<Format>(make: (locale: string) => Format): () => Format {
  const made = new Map<string, Format>();
  return () => {
    const name = locale();
    const format = made.get(name) ?? make(name);
    made.set(name, format);
    return format;
  };
}

/** What TypeScript does not know of it yet. */
type Locale = Intl.Locale & { getTextInfo(): { readonly direction: 'ltr' | 'rtl' } };

/** What a page says of the direction of its script: nothing where that is from left to right. */
export function direction(): 'rtl' | undefined {
  const { direction } = (new Intl.Locale(language()) as Locale).getTextInfo();
  return direction === 'rtl' ? direction : undefined;
}

/** A format of numbers. */
export const numbers = (options: Intl.NumberFormatOptions): (() => Intl.NumberFormat) =>
  inLanguage((name) => new Intl.NumberFormat(name, options));

/** A format of days and times, which are given in UTC. */
export const dates = (options: Intl.DateTimeFormatOptions): (() => Intl.DateTimeFormat) =>
  inLanguage((name) => new Intl.DateTimeFormat(name, { timeZone: 'UTC', ...options }));

/** A month where there is little room: in English three letters, which Britain has not for September. */
export const shortMonth = (day: Date): string =>
  day.toLocaleDateString(language(), { month: 'short', timeZone: 'UTC' }).replace('.', '');

/** A week that begins on the first of its month. */
const dayOfWeek = (number: number): Date => new Date(Date.UTC(2024, 0, number));

/** A day of the week by its number, Monday being 1: `Monday`. */
export const weekday = (number: number): string =>
  dayOfWeek(number).toLocaleDateString(language(), { weekday: 'long', timeZone: 'UTC' });

/** A day of the week where there is little room: `Mon`. */
export const shortWeekday = (number: number): string =>
  dayOfWeek(number)
    .toLocaleDateString(language(), { weekday: 'short', timeZone: 'UTC' })
    .replace('.', '');

/** A number with one decimal: `2.1`. */
export const tenths = numbers({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A day as the language says it: the first of a month is an ordinal in French, which `Intl` does not know. */
export const withOrdinals = (day: string): string =>
  language().startsWith('fr') ? day.replace(/^1 /, '1er ') : day;

/** Languages that write every noun with a capital. */
const NOUN_CAPITALS = new Set(['de', 'lb']);

/**
 * A label as it is written inside a sentence: `low risk`. Names in it keep their capitals, an acronym at
 * its beginning its own.
 */
export const insideSentence = (label: string): string =>
  NOUN_CAPITALS.has(language().split('-')[0] ?? '')
    ? label
    : label.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

/** A list in a sentence: `a, b and c`. */
export const list = inLanguage((name) => new Intl.ListFormat(name, { type: 'conjunction' }));

/** Alternatives in a sentence: `a, b or c`. */
export const alternatives = inLanguage(
  (name) => new Intl.ListFormat(name, { type: 'disjunction' }),
);

/** The names of countries by their codes; none for a code that is none. */
export const countries = inLanguage(
  (name) => new Intl.DisplayNames(name, { type: 'region', fallback: 'none' }),
);

/** The names of languages: `English`. */
export const languageNames = inLanguage(
  (name) => new Intl.DisplayNames(name, { type: 'language' }),
);

const order = inLanguage((name) => new Intl.Collator(name));

/** The order of two texts in the alphabet of the language. */
export const inAlphabet = (a: string, b: string): number => order().compare(a, b);
