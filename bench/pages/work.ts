import type { Browser } from 'playwright-core';
import { inTurns, median, type Pages, report } from '../results.ts';
import { visit } from './visitor.ts';

/** Observation time after the load event, long enough for the particles to start on a phone. */
const WATCHED_MS = 6_000;
const PARTS = {
  all: 'TaskDuration',
  script: 'ScriptDuration',
  style: 'RecalcStyleDuration',
  layout: 'LayoutDuration',
} as const;

async function work(browser: Browser, url: string, slower: number) {
  const { page, session, requests } = await visit(browser, { slower });
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
    return Object.values(PARTS).map(of);
  };
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  const quiet = await read();
  await page.waitForTimeout(WATCHED_MS);
  const end = await read();
  const bytes = requests.values().reduce((sum, one) => sum + one, 0);
  await page.context().close();
  return [...quiet, end[0] ?? 0, requests.size, bytes / 1000];
}

/** Seconds of main thread work, and bytes transferred, on a first visit. */
export async function workTable(
  browser: Browser,
  runs: number,
  slower: number,
  pages: Pages,
): Promise<void> {
  const found = await inTurns(runs, pages, (url) => work(browser, url, slower));
  const digits = [2, 2, 2, 2, 2, 0, 1];
  report(
    `Work on the main thread at ${slower}× slowdown, median of ${runs}`,
    [
      ...['page', 'until quiet, s', 'script, s', 'style, s', 'layout, s'],
      ...[`${WATCHED_MS / 1000} s later, s`, 'requests', 'KB'],
    ],
    found.map(([name, all]) => [
      name,
      ...digits.map((places, at) => median(all.map((one) => one[at] ?? 0)).toFixed(places)),
    ]),
  );
}
