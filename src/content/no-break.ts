/** Between a figure and the word behind it: a unit, a month, what is counted. */
const AFTER_FIGURE = /(?<=\d) (?=\p{L})/gu;

/** A text in which a figure stays on one line with what it counts: `16:00 CET`, `2 business days`. */
export const withNoBreaks = (text: string): string => text.replace(AFTER_FIGURE, '\u00a0');

/** A text in which a range stays on one line: `1–3` does not break behind its dash. */
export const withWholeRanges = (text: string): string => text.replace(/(?<=\d–)(?=\d)/g, '\u2060');
