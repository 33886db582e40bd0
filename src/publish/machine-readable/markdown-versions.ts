import { markdownOf } from '../plain/write-plain.ts';
import type { RenderedPage } from './rendered-pages.ts';

/** Pages with a Markdown version, besides those laid out as an article. */
const READ = /^\/(?:api(?:\/.+)?|company|faq|fee|whistleblower)$/;

/** Whether a page has a Markdown version, at its address with `.md` appended. */
export const hasMarkdownVersion = ({ html, path, indexable }: RenderedPage): boolean =>
  indexable && (READ.test(path) || html.includes('<article data-layout="content"'));

/** The Markdown version of a page, with the date of its last change if it states one. */
export function markdownVersion(
  { title, description, url, plain }: RenderedPage,
  day: string | undefined,
): string {
  return markdownOf(plain, { title, description, url, ...(day && { updated: day }) });
}
