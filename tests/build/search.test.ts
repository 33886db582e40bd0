import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { searchPage } from '#content/queries/search-query.ts';
import { site } from '#content/site.ts';
import type { Entry, Place, Texts } from '#search/query/index-files.ts';
import { deferredResources } from '#ui/browser/deferred-resources.ts';
import {
  content,
  contents,
  DIST,
  faults,
  files,
  isIndexable,
  LIST,
  pageAt,
  pages,
} from './pages.ts';

const KB = 1000;
const folders = new Set(pages.flatMap(({ document }) => deferredResources(document).search ?? []));
const [folder = ''] = folders;
const index = [...files].filter((file) => file.startsWith(`${folder}/`) && file.endsWith('.json'));
const entry: Entry = JSON.parse(contents(`${folder}/index.json`));
const places = index
  .filter((file) => /\/texts-\d+\.json$/.test(file))
  .flatMap((file): Texts => JSON.parse(contents(file)));

test('every page names the same search index, whose file name has a content hash', () => {
  expect([...folders]).toEqual([expect.stringMatching(/^\/_astro\/search\.[\w-]{8}$/)]);
  expect(
    faults(({ document }) => (deferredResources(document).search ? [] : ['names no index'])),
  ).toEqual([]);
});

test('each file of the index is small, whatever the size of the site', () => {
  const most = { index: 8, words: 4, texts: 4, length: 8 };
  const heavy = index.flatMap((file) => {
    const [, part = ''] = /\/(\w+)(?:-\d+)?\.json$/.exec(file) ?? [];
    const bytes = statSync(join(DIST, files.has(`${file}.br`) ? `${file}.br` : file)).size;
    return bytes <= (most[part as keyof typeof most] ?? 0) * KB ? [] : [`${file}: ${bytes} bytes`];
  });
  expect(index.length).toBeGreaterThan(20);
  expect(heavy).toEqual([]);
});

test('each search result leads to an existing page and element', () => {
  const dead = places.filter(({ href }) => {
    const [path = '', id] = href.split('#');
    return id && !pageAt(path).getElementById(id);
  });
  expect(dead.map(({ href }) => href)).toEqual([]);
  expect(places.filter(({ title }) => !title.trim()).map(({ href }) => href)).toEqual([]);
});

test('every indexable page is in the search index with a kind', () => {
  const found = new Map(places.map((place) => [place.href, place]));
  const indexed = content.filter(isIndexable);
  expect(indexed.length).toBeGreaterThan(20);
  expect(indexed.map(({ path }) => path).filter((path) => !found.has(path))).toEqual([]);
  expect(
    places.filter(({ kind }) => entry.kinds[kind] === undefined).map(({ href }) => href),
  ).toEqual([]);
});

test('each kind of result has an entry', () => {
  const empty = searchPage().kinds.filter(
    (_, number) => !places.some(({ kind }) => kind === number),
  );
  expect(empty.map(({ label }) => label)).toEqual([]);
});

/** The answer of the result whose path matches. */
const answerOf = (pattern: RegExp): Place['answer'] =>
  places.find(({ href }) => pattern.test(href))?.answer ?? [];

test('the result for a tariff line has its price in each category', () => {
  const line = pageAt('/fee').querySelector('#tariff tr[id]');
  const cells = [...(line?.querySelectorAll('td') ?? [])];
  const answer = answerOf(new RegExp(`^/fee#${line?.id}$`));
  expect(cells.length).toBeGreaterThan(0);
  expect(answer.map(([label]) => label)).toEqual(
    cells.map((cell) => (cells.length > 1 ? cell.dataset.label : '')),
  );
  for (const [number, cell] of cells.entries()) {
    const price = cell.firstElementChild?.textContent?.trim() ?? '';
    expect(answer[number]?.[1]).toContain(price);
  }
});

test('without a script the header leads to the search page, which lists every readable page', () => {
  expect(pageAt('/').querySelector('header a[href="/search"]')).not.toBeNull();
  const page = pageAt('/search');
  const listed = new Set(
    [...page.querySelectorAll('[aria-labelledby="listing"] a[href]')].map((link) =>
      link.getAttribute('href'),
    ),
  );
  const missing = places
    .filter(({ href }) => !href.includes('#') && !href.startsWith('/careers/candidates/'))
    .filter(({ href }) => !LIST.test(href) && !listed.has(href));
  expect(missing.map(({ href }) => href)).toEqual([]);
  expect(page.querySelector('main noscript')?.textContent).toContain(searchPage().without);
  expect(page.querySelector('form[action="/search"] input[name="q"]')).not.toBeNull();
});

test('pages link to an OpenSearch description', () => {
  const address = pageAt('/search').querySelector('link[rel="search"]')?.getAttribute('href') ?? '';
  const description = contents(address);
  expect(description).toContain(`template="${site().urls.site}/search?q={searchTerms}"`);
  expect(/<ShortName>(.*)<\/ShortName>/.exec(description)?.[1]?.length).toBeLessThanOrEqual(16);
});
