import { site } from '#content/site.ts';
import { t } from '#words/words.ts';
import type { Feed } from './feeds.ts';
import { addressOf, type WrittenPage } from './written.ts';

const API = 'API';

/** The parts of the site, by the beginning of their addresses; the last takes what is left. */
const parts = (): [name: string, begins: RegExp][] => [
  [t('machines.prices'), /^\/(?:fee|faq)$/],
  [t('machines.docs'), /^\/docs\/./],
  [API, /^\/api(?:\/|$)/],
  [t('machines.blog'), /^\/blog\/./],
  [t('machines.newsroom'), /^\/newsroom\/./],
  [t('machines.positions'), /^\/careers\/./],
  [t('machines.pages'), /^/],
];

/** What is said of a page in a list, and whether it can be read as Markdown. */
export interface ListedPage extends Pick<WrittenPage, 'path' | 'url' | 'title' | 'description'> {
  readonly twin: boolean;
}

const entry = (name: string, url: string, about?: string): string =>
  `- [${name}](${url})${about ? `: ${about}` : ''}`;

/**
 * `llms.txt` (llmstxt.org): what there is to read, by its Markdown where it has one. `pages` are
 * those that search engines may keep; the API's documents come before its pages.
 */
export function llmsText(
  pages: readonly ListedPage[],
  feeds: readonly Feed[],
  documents: readonly Pick<ListedPage, 'title' | 'url' | 'description'>[],
): string {
  const all = parts();
  const partOf = ({ path }: ListedPage) => all.find(([, begins]) => begins.test(path))?.[0];
  const listed = all.flatMap(([name]) => {
    const own = pages.filter((page) => partOf(page) === name);
    const lines = own.map((page) =>
      entry(page.title, page.twin ? `${page.url}.md` : page.url, page.description),
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
