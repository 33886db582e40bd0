/** The space between a figure and the word after it: a unit, a month, a thing counted. */
const AFTER_FIGURE = /(?<=\d) (?=\p{L})/gu;

/**
 * The position after the dash of a range, where only a word joiner (U+2060) prevents a line break.
 */
const IN_RANGE = /(?<=\d–)(?=\d)/g;

/**
 * Keeps a figure on one line with the word after it, and both ends of a range together: `1–3
 * business days`.
 */
export const withNoBreaks = (text: string): string =>
  text.replace(AFTER_FIGURE, '\u00a0').replace(IN_RANGE, '\u2060');
