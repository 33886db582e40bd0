/** The months as texts write them, one or the other. */
export const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December';

/** Between an article and its number, and between a day and its month. */
const GAPS = new RegExp(String.raw`\b(Articles?)\s(?=\d)|\b(\d{1,2})\s(?=(?:${MONTHS})\b)`, 'g');

/** A text in which `Article 7` and `16 November` keep together. */
export const keptPairs = (text: string): string =>
  text.replace(GAPS, (_gap, article, day) => `${article ?? day}\u00a0`);

/** What a heading's anchor is made of. The slugger alone would make `at-1610` of `at 16:10`. */
export function anchorText(heading: string): string {
  const text = keptPairs(heading).replace(/(\d)[.:](?=\d)/g, '$1-');
  return /[\p{L}\p{N}]/u.test(text) ? text : 'section';
}
