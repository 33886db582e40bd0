const TAG = /<[a-z][^<>]*>/g;
const EMPTY = / ([a-zA-Z-]+)=""(?=[ >])/g;
const TRUE = / ([a-zA-Z-]+)="true"(?=[ >])/g;

/** Writes the attributes that a page has by the hundred as HTML lets them be written: without quotes. */
export function withPlainAttributes(html: string): string {
  return html.replaceAll(TAG, (tag) => tag.replaceAll(EMPTY, ' $1').replaceAll(TRUE, ' $1=true'));
}
