/** What a heading's anchor is made of. The slugger alone would make `at-1610` of `at 16:10`. */
export function anchorText(heading: string): string {
  const text = heading.replace(/(\d)[.:](?=\d)/g, '$1-');
  return /[\p{L}\p{N}]/u.test(text) ? text : 'section';
}
