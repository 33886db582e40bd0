import { language } from '#words/words.ts';

/** The space between a figure and the word after it: a unit, a month, a thing counted. */
const AFTER_FIGURE = /(?<=\d) (?=\p{L})/gu;

/** The space after the abbreviation of number in the title of a law: `No 833/2014`, `Nr. 833/2014`. */
const AFTER_NUMBER_SIGN = /(?<=(?<!\p{L})(?:No|Nr\.|n[o°])) (?=\d)/gu;

/**
 * The position after the dash of a range, and after the hyphen of a word such as e-mail, where only
 * a word joiner (U+2060) prevents a line break.
 */
const AFTER_DASH = /(?<=\d–)(?=\d)|(?<=(?<![\p{L}\p{N}])\p{L}-)(?=\p{L})/gu;

/** The space before punctuation in French, which a keyboard does not have. */
const BEFORE_PUNCTUATION = / (?=[;:!?](?:[\s»)]|$))/g;
/** The space inside French quotation marks. */
const IN_QUOTATION = /(?<=«) | (?=»)/g;

/**
 * A text of the site's language with the spaces of its punctuation: in French `« Oui » ; non ?` has
 * no-break spaces, however it was typed.
 */
export const withPunctuationSpaces = (text: string): string =>
  language().startsWith('fr')
    ? text.replace(BEFORE_PUNCTUATION, '\u202f').replace(IN_QUOTATION, '\u00a0')
    : text;

/**
 * Keeps a figure on one line with the word after it and with the sign of a number before it, both
 * ends of a range together, and a single letter with the rest of its word: `1–3 business days`,
 * `No 833/2014`, `e-mail`.
 */
export const withNoBreaks = (text: string): string =>
  text
    .replace(AFTER_FIGURE, '\u00a0')
    .replace(AFTER_NUMBER_SIGN, '\u00a0')
    .replace(AFTER_DASH, '\u2060');
