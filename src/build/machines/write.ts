import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { legalDocuments } from '../../content/queries/legal.ts';
import { datedDays, pageDays, statedDays } from '../../content/queries/page-days.ts';
import { today } from '../../content/site.ts';
import { dataBlock, structuredData } from '../structured/things.ts';
import { changedOn } from './changed.ts';
import { atomOf, type Feed, feeds } from './feeds.ts';
import { llmsText } from './llms.ts';
import { sitemap } from './sitemap.ts';
import { hasTwin, twinOf } from './twins.ts';
import { addressOf, type WrittenPage, writtenPages } from './written.ts';

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
    hasTwin(page) ? link('text/markdown', `${page.path}.md`) : '',
    feed ? link('application/atom+xml', `${feed.href}.atom`, feed.title) : '',
  ].join('');
}

/** The day of the last change of every page that search engines may keep, by its address. */
export function lastChanges(pages: readonly WrittenPage[]): ReadonlyMap<string, string> {
  const days = { today, recorded: pageDays(), dated: datedDays() };
  const stated = statedDays();
  return new Map(
    pages.map(({ path, words }) => [path, changedOn({ path, words, own: stated.get(path) }, days)]),
  );
}

/**
 * Writes what machines read, from the pages as they are written: the Markdown of pages, feeds,
 * `sitemap.xml` and `llms.txt`; and into each page what it is about and where its other forms are.
 */
export function writeMachineFiles(dist: string): void {
  const pages = writtenPages(dist);
  const indexable = pages.filter((page) => page.indexable);
  const changed = lastChanges(indexable);
  const dayOf = ({ path }: WrittenPage) => changed.get(path) ?? today;
  const all = feeds();
  const write = (file: string, text: string) => writeFileSync(join(dist, file), text);
  const said = new Map(pages.map(({ path, plain }) => [path, plain]));
  const about = structuredData(pages);

  for (const page of indexable) {
    const { file, html } = page;
    const block = dataBlock(about(page));
    const described = html
      .replace(CANONICAL, (canonical) => canonical + alternates(page, all))
      .replace('</body>', () => `${block}</body>`);
    write(file, described);
    if (hasTwin(page)) write(`${page.path.slice(1)}.md`, twinOf(page, dayOf(page)));
  }
  for (const feed of all) write(`${feed.href.slice(1)}.atom`, atomOf(feed, said));
  const documents = legalDocuments().map(({ id, data }) => {
    return { url: addressOf(`/legal/${id}.pdf`), day: data.effective };
  });
  const addresses = indexable.map((page) => ({ url: page.url, day: dayOf(page) }));
  write('sitemap.xml', sitemap([...addresses, ...documents]));
  write('llms.txt', llmsText(indexable, all));
}
