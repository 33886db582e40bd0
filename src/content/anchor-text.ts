/**
 * The text from which a heading's anchor is made. The slugger alone would turn `at 16:10` into
 * `at-1610`.
 */
export function anchorText(heading: string): string {
  const text = heading.replace(/(\d)[.:](?=\d)/g, '$1-');
  return /[\p{L}\p{N}]/u.test(text) ? text : 'section';
}
