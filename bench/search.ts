import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { startNode } from '#hosting/tests/servers.ts';
import { launch } from '#scripts/whole-page.ts';
import { type Cell, median, report } from './results.ts';

// The cost of the search in the browser with a finished build: time from the last keystroke to the
// first results, and bytes transferred.
// Usage: node bench/search.ts [finished build, "dist" by default] [number of queries, all by default]

const build = resolve(process.argv[2] ?? 'dist');

const QUESTIONS = [
  'fees',
  'recieve swift',
  'sepa cut-off',
  'jurisdicton list',
  'how long does opening take',
  'quote_expired',
  'manager account',
  'price of a sepa payment',
].slice(0, Number(process.argv[3] ?? Number.POSITIVE_INFINITY));

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

/** Each query as the first of a visit, and as a later one of the same visit. */
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

report('Search', ['what', 'unit', 'median', 'most', 'bound'], await inBrowser());
