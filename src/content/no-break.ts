/** The space between a figure and the word after it: a unit, a month, a thing counted. */
const AFTER_FIGURE = /(?<=\d) (?=\p{L})/gu;

/**
 * The position after the dash of a range, and after the hyphen of a word such as e-mail, where only
 * a word joiner (U+2060) prevents a line break.
 */
const AFTER_DASH = /(?<=\d–)(?=\d)|(?<=(?<![\p{L}\p{N}])\p{L}-)(?=\p{L})/gu;

/**
 * Keeps a figure on one line with the word after it, both ends of a range together, and a single
 * letter with the rest of its word: `1–3 business days`, `e-mail`.
 */
export const withNoBreaks = (text: string): string =>
  text.replace(AFTER_FIGURE, '\u00a0').replace(AFTER_DASH, '\u2060');
