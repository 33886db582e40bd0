/** Between a figure and the word behind it: a unit, a month, what is counted. */
const AFTER_FIGURE = /(?<=\d) (?=\p{L})/gu;

/** Behind the dash of a range, where no character can stand instead: a word joiner. */
const IN_RANGE = /(?<=\d–)(?=\d)/g;

/** A text in which a figure stays on one line with what it counts, and a range with its end: `1–3 business days`. */
export const withNoBreaks = (text: string): string =>
  text.replace(AFTER_FIGURE, '\u00a0').replace(IN_RANGE, '\u2060');
