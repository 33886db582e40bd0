import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { addressOf, pathOf } from '#content/page-record.ts';
import { searchPage, synonyms } from '#content/queries/search-query.ts';
import { startNode } from '#hosting/tests/servers.ts';
import { readRenderedPage } from '#publish/machine-readable/rendered-pages.ts';
import { htmlFiles } from '#publish/pages/html-files.ts';
import { modulesFrom } from '#publish/pages/modules.ts';
import { launch } from '#scripts/whole-page.ts';
import { SHOWN } from '#search/dialog/results.ts';
import { type PagePlace, readPlaces } from '#search/index/read-places.ts';
import { indexFiles } from '#search/index/write-index.ts';
import { Search } from '#search/query/find.ts';
import type { ReadFile } from '#search/query/index-files.ts';
import { type Cell, median, report } from './results.ts';

// The cost of the search: time from the last keystroke to the first results and bytes transferred,
// in the browser with a finished build, and the bytes alone with ten thousand additional generated
// articles.
// Usage: node bench/search.ts [finished build, "dist" by default] [number of articles, 10000]
// [number of queries, all by default]

const build = resolve(process.argv[2] ?? 'dist');
const articles = Number(process.argv[3] ?? 10_000);

const QUESTIONS = [
  'fees',
  'recieve swift',
  'sepa cut-off',
  'jurisdicton list',
  'how long does opening take',
  'quote_expired',
  'manager account',
  'price of a sepa payment',
].slice(0, Number(process.argv[4] ?? Number.POSITIVE_INFINITY));

/** Time after which no more requests for a query are expected. */
const SETTLED_MS = 1500;

/**
 * Types a query and returns the time from the last keystroke to the first result, in milliseconds.
 */
async function timeOf(page: Page, question: string): Promise<number> {
  const field = page.getByRole('combobox');
  await field.fill('');
  await page.waitForFunction(() => !document.querySelector('[role="option"]'));
  await field.pressSequentially(question.slice(0, -1), { delay: 80 });
  await page.waitForTimeout(300);
  await page.evaluate(() => {
    const list = document.querySelector('[role="listbox"]');
    const input = document.querySelector('[role="combobox"]');
    if (!list || !input) return;
    input.addEventListener('keydown', () => performance.mark('last-key'), { once: true });
    new MutationObserver((_, observer) => {
      observer.disconnect();
      requestAnimationFrame(() => performance.measure('answered', 'last-key'));
    }).observe(list, { childList: true });
  });
  await field.press(question.at(-1) ?? '');
  await page.waitForFunction(() => performance.getEntriesByName('answered').length > 0);
  return page.evaluate(() => {
    const [measured] = performance.getEntriesByName('answered');
    performance.clearMeasures();
    performance.clearMarks('last-key');
    return measured?.duration ?? 0;
  });
}

const kb = (bytes: number): string => (bytes / 1000).toFixed(1);

/**
 * This build in a browser: each query as the first of a visit, and as a later one of the same
 * visit.
 */
async function inBrowser(): Promise<Cell[][]> {
  const server = await startNode(build);
  const browser = await launch();
  // Bodies as transferred. Headers are left out, since HTTP/2 and 3 compress repeated ones.
  let bytes = 0;
  const heads = new Map<string, number>();
  const open = async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    session.on('Network.responseReceived', ({ requestId, response }) => {
      heads.set(requestId, response.encodedDataLength);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      bytes += encodedDataLength - (heads.get(requestId) ?? 0);
    });
    await session.send('Network.enable');
    await page.goto(`http://127.0.0.1:${server.port}/company`, { waitUntil: 'networkidle' });
    bytes = 0;
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').waitFor();
    return page;
  };
  const ask = async (page: Page, question: string) => {
    bytes = 0;
    await page.getByRole('combobox').fill(question);
    await page.getByRole('option').first().waitFor();
    await page.waitForTimeout(SETTLED_MS);
    return bytes;
  };
  const first: number[] = [];
  const next: number[] = [];
  const letters: number[] = [];
  const times: number[] = [];
  for (const [index, question] of QUESTIONS.entries()) {
    const page = await open();
    const opening = bytes;
    first.push(opening + (await ask(page, question)));
    next.push(await ask(page, QUESTIONS.at(index - 1) ?? ''));
    await page.context().close();
  }
  const page = await open();
  await ask(page, 'passkey');
  for (const question of QUESTIONS) {
    bytes = 0;
    times.push(await timeOf(page, question));
    letters.push(bytes);
  }
  await browser.close();
  await server.stop();
  const row = (what: string, unit: string, all: readonly number[], bound: Cell) => [
    ...[what, unit, (median(all) / (unit === 'KB' ? 1000 : 1)).toFixed(1)],
    ...[(Math.max(...all) / (unit === 'KB' ? 1000 : 1)).toFixed(1), bound],
  ];
  return [
    row('first question, with all code that comes with it', 'KB', first, 100),
    row('next question', 'KB', next, 20),
    row('next question, answered anew at every letter', 'KB', letters, ''),
    row('last key to first results', 'ms', times, 150),
  ];
}

/** The places of the built pages. */
function builtPlaces(): PagePlace[] {
  return htmlFiles(build).flatMap((file) => {
    const path = pathOf(file);
    const { html, main } = readRenderedPage(build, { file, path, url: addressOf(path) });
    const title = /<title>([^<]*?)( \||<)/.exec(html)?.[1] ?? file;
    if (html.includes('content="noindex"')) return [];
    return readPlaces({ path, title, description: '' }, main);
  });
}

/** A pseudo-random generator of numbers from 0 to 1, the same on every run (mulberry32). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Articles of four sections made of the site's own sentences, each with unique names. */
function generated(own: readonly PagePlace[]): PagePlace[] {
  const next = chance(1);
  const blocks = own.flatMap((place) => place.blocks).filter((block) => block.length > 60);
  const pick = () => blocks[Math.floor(next() * blocks.length)] ?? '';
  const name = () =>
    Array.from({ length: 3 }, () =>
      'bcdfglmnprstvz'[Math.floor(next() * 14)]?.concat('aeiou'[Math.floor(next() * 5)] ?? ''),
    ).join('');
  return Array.from({ length: articles }, (_, number) => {
    const title = `${pick().split(' ').slice(0, 6).join(' ')} ${name()}`;
    const href = `/blog/generated-${number}`;
    const page: PagePlace = {
      title,
      under: '',
      href,
      blocks: [pick()],
      unsaid: '',
      answer: [],
      form: 'page',
    };
    const sections = Array.from(
      { length: 4 },
      (__, section): PagePlace => ({
        title: `${pick().split(' ').slice(0, 4).join(' ')} ${name()}`,
        under: title,
        href: `${href}#section-${section}`,
        blocks: [pick(), pick(), pick()],
        unsaid: '',
        answer: [],
        form: 'section',
      }),
    );
    return [page, ...sections];
  }).flat();
}

/**
 * The same queries on a site with ten thousand more articles: bytes transferred for a first query.
 */
async function withArticles(): Promise<Cell[][]> {
  const own = builtPlaces();
  const places = [...own, ...generated(own)];
  const begun = performance.now();
  const files = indexFiles(places, { ...searchPage(), synonyms: synonyms() });
  const seconds = (performance.now() - begun) / 1000;
  const weights: number[] = [];
  const times: number[] = [];
  for (const question of QUESTIONS) {
    let bytes = 0;
    const read: ReadFile = async <Content>(file: string) => {
      const text = JSON.stringify(files.get(file));
      bytes += brotliCompressSync(text).length;
      return JSON.parse(text) as Content;
    };
    const search = new Search(read);
    const { hits } = await search.find(question);
    await search.texts(hits.slice(0, SHOWN));
    const asked = performance.now();
    await search.find(question);
    times.push(performance.now() - asked);
    weights.push(bytes);
  }
  const dialog = readdirSync(join(build, '_astro')).filter((file) => /^dialog\..*\.js$/.test(file));
  const modules = modulesFrom(
    build,
    dialog.map((file) => `/_astro/${file}`),
  );
  const code = [...modules].reduce(
    (sum, file) => sum + statSync(join(build, `${file}.br`)).size,
    0,
  );
  console.log(`${places.length} places, ${files.size} files, made in ${seconds.toFixed(0)} s`);
  const more = `with ${articles} articles more: `;
  return [
    [
      `${more}first question`,
      'KB',
      kb(median(weights) + code),
      kb(Math.max(...weights) + code),
      200,
    ],
    [`${more}of which code`, 'KB', kb(code), kb(code), ''],
    [`${more}ranking alone`, 'ms', median(times).toFixed(1), Math.max(...times).toFixed(1), ''],
  ];
}

report(
  'Search',
  ['what', 'unit', 'median', 'most', 'bound'],
  [...(await inBrowser()), ...(await withArticles())],
);
