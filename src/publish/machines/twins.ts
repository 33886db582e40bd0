import { markdownOf } from '../plain/write-plain.ts';
import type { WrittenPage } from './written.ts';

/** Pages that are read, beside those that are laid out as an article. */
const READ = /^\/(?:api(?:\/.+)?|company|faq|fee|whistleblower)$/;

/** Whether a page has a twin in Markdown, at its address with `.md` behind it. */
export const hasTwin = ({ html, path, indexable }: WrittenPage): boolean =>
  indexable && (READ.test(path) || html.includes('<article data-layout="content"'));

/** A page in Markdown. */
export function twinOf({ title, description, url, plain }: WrittenPage, day: string): string {
  return markdownOf(plain, { title, description, url, updated: day });
}
