import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'hast';
import { addressOf } from '#content/page-record.ts';
import { pathOf } from '#content/paths.ts';
import { downloads } from '#content/queries/api-reference-query.ts';
import { alternatesOf, isInLanguage, localAddress } from '#content/queries/languages-query.ts';
import { legalDocuments } from '#content/queries/legal-query.ts';
import { statedDays } from '#content/queries/stated-days-query.ts';
import { markdownOf } from '../plain/write-plain.ts';
import { dataBlock, structuredData } from '../structured/structured-data.ts';
import { atomOf, type Feed, feeds } from './feeds.ts';
import { type ListedPage, llmsText } from './llms.ts';
import type { RenderedPage } from './rendered-pages.ts';
import { type SitemapEntry, sitemap } from './sitemap.ts';

const CANONICAL = /<link rel="canonical"[^>]*>/;

const link = (type: string, href: string, title?: string): string =>
  `<link rel="alternate" type="${type}" href="${href}"${title ? ` title="${title}"` : ''}>`;

/** Pages with a Markdown version, besides those laid out as an article. */
const READ = /^\/(?:api(?:\/.+)?|company|faq|fee|whistleblower)$/;

/** Whether an indexable page has a Markdown version, at its address with `.md` appended. */
const hasMarkdownVersion = ({ html, path }: RenderedPage): boolean =>
  READ.test(path) || html.includes('<article data-layout="content"');

/** Links to the other formats of a page, for its head: its Markdown version and its section's feed. */
function alternates(path: string, hasMarkdown: boolean, all: readonly Feed[]): string {
  const feed = all.find(({ href }) => path === href || path.startsWith(`${href}/`));
  return [
    hasMarkdown ? link('text/markdown', `${localAddress(path)}.md`) : '',
    feed ? link('application/atom+xml', localAddress(`${feed.href}.atom`), feed.title) : '',
  ].join('');
}

/**
 * The machine-readable files of a build. `add` writes the Markdown version of a page, and adds to
 * the page its structured data and links to its other formats; `write`, after the last page, the
 * feeds, `sitemap.xml` and `llms.txt`. Of each page only list entries are retained, as there may be
 * ten thousand.
 */
export function machineFiles(dist: string, hasSearch: boolean) {
  const put = (file: string, text: string) => writeFileSync(join(dist, file), text);
  const days = statedDays();
  const about = structuredData(hasSearch);
  const all = feeds();
  const inFeeds = new Set(all.flatMap(({ entries }) => entries.map(({ href }) => href)));
  const contents = new Map<string, Root>();
  const listed: (ListedPage & SitemapEntry)[] = [];

  function add(page: RenderedPage): void {
    const { file, path, url, title, description, html, plain } = page;
    if (inFeeds.has(path)) contents.set(path, plain);
    if (!page.indexable) return;
    const day = days.get(path);
    const hasMarkdown = hasMarkdownVersion(page);
    const block = dataBlock(about(page));
    const described = html
      .replace(CANONICAL, (canonical) => canonical + alternates(path, hasMarkdown, all))
      .replace('</body>', () => `${block}</body>`);
    put(file, described);
    const facts = { title, description, url, ...(day && { updated: day }) };
    if (hasMarkdown) put(`${path.slice(1)}.md`, markdownOf(plain, facts));
    listed.push({
      path,
      url,
      title,
      description,
      hasMarkdown,
      day,
      alternates: alternatesOf(path),
    });
  }

  function write(): void {
    for (const feed of all) put(`${feed.href.slice(1)}.atom`, atomOf(feed, contents));
    const documents = legalDocuments().map(({ id, data }) => {
      return { url: addressOf(pathOf.legal(id)), day: data.effective };
    });
    put('sitemap.xml', sitemap([...listed, ...documents]));
    const apiFiles = downloads()
      .filter(({ href }) => isInLanguage(href))
      .map(({ label, href, text }) => {
        return { title: label, url: addressOf(href), description: text };
      });
    put('llms.txt', llmsText(listed, all, apiFiles));
  }

  return { add, write };
}
