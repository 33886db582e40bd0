import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'hast';
import { downloads } from '#content/queries/api-reference-query.ts';
import { alternatesOf, isInLanguage, localAddress } from '#content/queries/languages-query.ts';
import { legalDocuments } from '#content/queries/legal-query.ts';
import { datedDays, pageDays, statedDays } from '#content/queries/page-days-query.ts';
import { today } from '#content/site.ts';
import { htmlFiles } from '../pages/html-files.ts';
import { dataBlock, structuredData } from '../structured/things.ts';
import { changedOn } from './changed.ts';
import { atomOf, type Feed, feeds } from './feeds.ts';
import { type ListedPage, llmsText } from './llms.ts';
import { type SitemapEntry, sitemap } from './sitemap.ts';
import { hasTwin, twinOf } from './twins.ts';
import { addressOf, type WrittenPage, writtenPage } from './written.ts';

/** The page that answers a search, where the institution has one. */
const SEARCH_PAGE = 'search.html';

const CANONICAL = /<link rel="canonical"[^>]*>/;

const link = (type: string, href: string, title?: string): string =>
  `<link rel="alternate" type="${type}" href="${href}"${title ? ` title="${title}"` : ''}>`;

/** The feed of the part of the site that a page belongs to. */
const feedFor = (all: readonly Feed[], path: string): Feed | undefined =>
  all.find(({ href }) => path === href || path.startsWith(`${href}/`));

/** The other forms of a page, for its head. */
function alternates(page: WrittenPage, all: readonly Feed[]): string {
  const feed = feedFor(all, page.path);
  return [
    hasTwin(page) ? link('text/markdown', `${localAddress(page.path)}.md`) : '',
    feed ? link('application/atom+xml', localAddress(`${feed.href}.atom`), feed.title) : '',
  ].join('');
}

/** Tells the day of a page's last change. */
export function lastChange(): (page: Pick<WrittenPage, 'path' | 'words'>) => string {
  const days = { today: today(), recorded: pageDays(), dated: datedDays() };
  const stated = statedDays();
  return ({ path, words }) =>
    changedOn({ path: localAddress(path), words, own: stated.get(path) }, days);
}

/**
 * Writes what machines read, from the pages as they are written: the Markdown of pages, feeds,
 * `sitemap.xml` and `llms.txt`; and into each page what it is about and where its other forms are.
 * Of a page that was passed nothing is kept but its entries in lists: there may be ten thousand.
 */
export function writeMachineFiles(dist: string): void {
  const write = (file: string, text: string) => writeFileSync(join(dist, file), text);
  const files = htmlFiles(dist);
  const dayOf = lastChange();
  const about = structuredData(files.includes(SEARCH_PAGE));
  const all = feeds();
  const inFeeds = new Set(all.flatMap(({ entries }) => entries.map(({ href }) => href)));
  const said = new Map<string, Root>();
  const listed: (ListedPage & SitemapEntry)[] = [];

  for (const file of files) {
    const page = writtenPage(dist, file);
    const { path, url, title, description, html } = page;
    if (inFeeds.has(path)) said.set(path, page.plain);
    if (!page.indexable) continue;
    const block = dataBlock(about(page));
    const described = html
      .replace(CANONICAL, (canonical) => canonical + alternates(page, all))
      .replace('</body>', () => `${block}</body>`);
    write(file, described);
    const day = dayOf(page);
    const twin = hasTwin(page);
    if (twin) write(`${path.slice(1)}.md`, twinOf(page, day));
    listed.push({ path, url, title, description, twin, day, alternates: alternatesOf(path) });
  }
  for (const feed of all) write(`${feed.href.slice(1)}.atom`, atomOf(feed, said));
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
