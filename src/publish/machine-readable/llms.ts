import { addressOf, type PageRecord } from '#content/page-record.ts';
import { site } from '#content/site.ts';
import { t } from '#words/words.ts';
import type { Feed } from './feeds.ts';

const API = 'API';

/** Lists of posts by page and topic, which only repeat their entries. */
const LISTS = /^\/blog\/(?:page|topic)\//;

/** The sections of the list, by the beginning of the pages' paths; the last takes the remaining pages. */
const parts = (): [name: string, begins: RegExp][] => [
  [t('machines.prices'), /^\/(?:fee|faq)$/],
  [t('sections.docs'), /^\/docs\/./],
  [API, /^\/api(?:\/|$)/],
  [t('sections.blog'), /^\/blog\/./],
  [t('sections.newsroom'), /^\/newsroom\/./],
  [t('machines.positions'), /^\/careers\/./],
  [t('machines.pages'), /^/],
];

/** A page in the list, and whether it has a Markdown version. */
export interface ListedPage extends Pick<PageRecord, 'path' | 'url' | 'title' | 'description'> {
  readonly hasMarkdown: boolean;
}

const entry = (name: string, url: string, about?: string): string =>
  `- [${name}](${url})${about ? `: ${about}` : ''}`;

/**
 * `llms.txt` (llmstxt.org): links to the site's pages, in their Markdown version if they have one.
 * `pages` are the indexable ones; the API's documents come before its pages.
 */
export function llmsText(
  pages: readonly ListedPage[],
  feeds: readonly Feed[],
  documents: readonly Pick<ListedPage, 'title' | 'url' | 'description'>[],
): string {
  const all = parts();
  const own = pages.filter(({ path }) => !LISTS.test(path));
  const partOf = ({ path }: ListedPage) => all.find(([, begins]) => begins.test(path))?.[0];
  const listed = all.flatMap(([name]) => {
    const lines = own
      .filter((page) => partOf(page) === name)
      .map((page) =>
        entry(page.title, page.hasMarkdown ? `${page.url}.md` : page.url, page.description),
      );
    if (name === API) {
      lines.unshift(
        ...documents.map(({ title, url, description }) => entry(title, url, description)),
      );
    }
    return lines.length > 0 ? [`## ${name}\n\n${lines.join('\n')}`] : [];
  });
  const news = feeds.map(({ href, title }) => entry(title, addressOf(`${href}.atom`)));
  return `${[
    `# ${site().name}`,
    `> ${site().tagline}`,
    ...(site().demo ? [site().demo] : []),
    ...listed,
    `## ${t('machines.feeds')}\n\n${news.join('\n')}`,
  ].join('\n\n')}\n`;
}
