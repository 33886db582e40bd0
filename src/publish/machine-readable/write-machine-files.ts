import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'hast';
import { downloads } from '#content/queries/api-reference-query.ts';
import { alternatesOf, isInLanguage, localAddress } from '#content/queries/languages-query.ts';
import { legalDocuments } from '#content/queries/legal-query.ts';
import { datedDays, pageDays, statedDays } from '#content/queries/page-days-query.ts';
import { today } from '#content/site.ts';
import { addressOf, type PageRecord } from '../page-record.ts';
import { dataBlock, structuredData } from '../structured/structured-data.ts';
import { changedOn } from './changed.ts';
import { atomOf, type Feed, feeds } from './feeds.ts';
import { type ListedPage, llmsText } from './llms.ts';
import { hasMarkdownVersion, markdownVersion } from './markdown-versions.ts';
import { type RenderedPage, readRenderedPage } from './rendered-pages.ts';
import { type SitemapEntry, sitemap } from './sitemap.ts';

/** The path of the search page, if the institution has one. */
const SEARCH_PAGE = '/search';

const CANONICAL = /<link rel="canonical"[^>]*>/;

const link = (type: string, href: string, title?: string): string =>
  `<link rel="alternate" type="${type}" href="${href}"${title ? ` title="${title}"` : ''}>`;

/** The feed of the section that a page belongs to. */
const feedFor = (all: readonly Feed[], path: string): Feed | undefined =>
  all.find(({ href }) => path === href || path.startsWith(`${href}/`));

/** Links to the other formats of a page, for its head. */
function alternates(page: RenderedPage, all: readonly Feed[]): string {
  const feed = feedFor(all, page.path);
  return [
    hasMarkdownVersion(page) ? link('text/markdown', `${localAddress(page.path)}.md`) : '',
    feed ? link('application/atom+xml', localAddress(`${feed.href}.atom`), feed.title) : '',
  ].join('');
}

/** Returns a function that gives the date of a page's last change. */
export function lastChange(): (page: Pick<RenderedPage, 'path' | 'words'>) => string {
  const days = { today: today(), recorded: pageDays(), dated: datedDays() };
  const stated = statedDays();
  return ({ path, words }) =>
    changedOn({ path: localAddress(path), words, own: stated.get(path) }, days);
}

/**
 * Writes the machine-readable files from the written pages: Markdown versions, feeds, `sitemap.xml`
 * and `llms.txt`; and adds to each page its structured data and links to its other formats. Only
 * list entries are retained of each page, as there may be ten thousand pages.
 */
export function writeMachineFiles(dist: string, pages: readonly PageRecord[]): void {
  const write = (file: string, text: string) => writeFileSync(join(dist, file), text);
  const dayOf = lastChange();
  const about = structuredData(pages.some(({ path }) => path === SEARCH_PAGE));
  const all = feeds();
  const inFeeds = new Set(all.flatMap(({ entries }) => entries.map(({ href }) => href)));
  const contents = new Map<string, Root>();
  const listed: (ListedPage & SitemapEntry)[] = [];

  for (const record of pages) {
    const page = readRenderedPage(dist, record);
    const { file, path, url, title, description, html } = page;
    if (inFeeds.has(path)) contents.set(path, page.plain);
    if (!page.indexable) continue;
    const block = dataBlock(about(page));
    const described = html
      .replace(CANONICAL, (canonical) => canonical + alternates(page, all))
      .replace('</body>', () => `${block}</body>`);
    write(file, described);
    const day = dayOf(page);
    const twin = hasMarkdownVersion(page);
    if (twin) write(`${path.slice(1)}.md`, markdownVersion(page, day));
    listed.push({ path, url, title, description, twin, day, alternates: alternatesOf(path) });
  }
  for (const feed of all) write(`${feed.href.slice(1)}.atom`, atomOf(feed, contents));
  const documents = legalDocuments().map(({ id, data }) => {
    return { url: addressOf(`/legal/${id}.pdf`), day: data.effective };
  });
  write('sitemap.xml', sitemap([...listed, ...documents]));
  const apiFiles = downloads()
    .filter(({ href }) => isInLanguage(href))
    .map(({ label, href, text }) => {
      return { title: label, url: addressOf(href), description: text };
    });
  write('llms.txt', llmsText(listed, all, apiFiles));
}
