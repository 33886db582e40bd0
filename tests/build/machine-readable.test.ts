import { parseAtomFeed } from 'feedsmith';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { posts } from '#content/queries/blog-query.ts';
import { positions } from '#content/queries/careers-query.ts';
import { feeVersions } from '#content/queries/fees-query.ts';
import { newsItems } from '#content/queries/newsroom-query.ts';
import { isBuilt } from '#content/queries/routes-query.ts';
import { statedDays } from '#content/queries/stated-days-query.ts';
import { site } from '#content/site.ts';
import { allDocuments, content, contents, faults, files, isIndexable, pageAt } from './pages.ts';

const ORIGIN = site().urls.site;
const { day: built } = JSON.parse(contents('build.json'));
const indexable = content.filter(isIndexable);

/** The path of an absolute URL on this site; undefined for another site. */
const pathOf = (address: string): string | undefined => {
  const url = new URL(address);
  return url.origin === ORIGIN ? url.pathname : undefined;
};

const isThere = (path: string): boolean =>
  files.has(`${path}.html`) || files.has(path) || path === '/';

const xml = (file: string) =>
  new JSDOM(contents(file), { contentType: 'application/xml' }).window.document;

/** The paths of the sitemap with their dates. */
const mapped = [...xml('sitemap.xml').querySelectorAll('url')].map((entry) => ({
  path: pathOf(entry.querySelector('loc')?.textContent ?? '') ?? 'another site',
  day: entry.querySelector('lastmod')?.textContent ?? '',
}));

test('the sitemap has every indexable page, and no other page', () => {
  const paths = mapped.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => !path.endsWith('.pdf')).sort()).toEqual(
    allDocuments
      .filter(isIndexable)
      .map(({ path }) => path)
      .sort(),
  );
  expect(paths.filter((path) => !isThere(path))).toEqual([]);
});

test('the sitemap has the dates that pages state, none after the build’s day and no other', () => {
  const days = new Map(mapped.map(({ path, day }) => [path, day]));
  expect(mapped.filter(({ day }) => day > built)).toEqual([]);
  for (const [path, day] of statedDays()) expect([path, days.get(path)]).toEqual([path, day]);
  expect(days.get('/')).toBe('');
});

test('robots.txt allows all crawlers and names the sitemap', () => {
  expect(contents('robots.txt')).toMatch(/^User-agent: \*\nAllow: \/\n/);
  expect(contents('robots.txt')).toContain(`\nSitemap: ${ORIGIN}/sitemap.xml\n`);
});

/** Each feed with the number of its entries. */
const ALL_FEEDS: readonly [path: string, entries: number][] = [
  ['/blog', posts().length],
  ['/newsroom', newsItems().length],
  ['/fee', feeVersions().all.length],
  ['/careers', positions().length],
];
const FEEDS = ALL_FEEDS.filter(([path]) => isBuilt(path));

const words = (text: string | null | undefined): string =>
  (text ?? '').replaceAll(/[^\p{L}\p{N}]+/gu, '');

test.each(FEEDS)('%s.atom is a complete feed of complete entries', (path, count) => {
  const feed = parseAtomFeed(contents(`${path}.atom`));
  expect(xml(`${path}.atom`).documentElement.localName).toBe('feed');
  expect(feed.id).toBe(`${ORIGIN}${path}`);
  expect(feed.title?.value).toContain(site().name);
  expect(feed.links?.find(({ rel }) => rel === 'self')?.href).toBe(`${ORIGIN}${path}.atom`);
  const entries = feed.entries ?? [];
  expect(entries).toHaveLength(Math.min(count, 50));
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  const newest = entries.map(({ updated }) => String(updated)).sort();
  expect(feed.updated).toBe(newest.at(-1));
  for (const { id, title, updated, published, links, content: text } of entries) {
    expect([id, title?.value, Date.parse(String(updated)), Date.parse(String(published))]).toEqual(
      expect.not.arrayContaining([undefined, '', Number.NaN]),
    );
    const address = links?.find(({ rel }) => rel === 'alternate')?.href ?? '';
    const page = pageAt(pathOf(address) ?? '');
    expect(text?.type).toBe('html');
    const body = new JSDOM(text?.value).window.document;
    expect(body.querySelector('script, style, svg, button, input, nav')).toBeNull();
    for (const link of body.querySelectorAll('[href], [src]')) {
      expect(link.getAttribute('href') ?? link.getAttribute('src')).toMatch(
        /^(https?|mailto|tel):/,
      );
    }
    if (path === '/fee') continue;
    const last = [...page.querySelectorAll('main p, main li')].filter(
      (element) => !element.closest('nav, aside, [data-screen], [aria-hidden], figure'),
    );
    expect(words(body.body.textContent)).toContain(words(last.at(-1)?.textContent));
  }
});

test.each(FEEDS)('%s and its pages link to the feed in the head and visibly', (path) => {
  const own = content.filter((page) => page.path === path || page.path.startsWith(`${path}/`));
  expect(
    faults(
      ({ document }) =>
        document.querySelector(
          `link[rel="alternate"][type="application/atom+xml"][href="${path}.atom"]`,
        )
          ? []
          : ['no feed in the head'],
      own.filter((page) => indexable.includes(page)),
    ),
  ).toEqual([]);
  expect(pageAt(path).querySelector(`main a[href="${path}.atom"]`)).not.toBeNull();
});

test('llms.txt names the institution and links to existing pages', () => {
  const text = contents('llms.txt');
  expect(text.startsWith(`# ${site().name}\n\n> `)).toBe(true);
  const listed = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\)/gm)].map(
    ([, address = '']) => address,
  );
  const lists = /\/blog\/(?:page|topic)\//;
  expect(listed.filter((address) => lists.test(address))).toEqual([]);
  expect(listed.length).toBeGreaterThan(indexable.filter(({ path }) => !lists.test(path)).length);
  expect(listed.filter((address) => !isThere(pathOf(address) ?? 'another site'))).toEqual([]);
});
