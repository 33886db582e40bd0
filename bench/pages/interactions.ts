import type { Browser, Locator, Page } from 'playwright-core';
import { median, report } from '../results.ts';
import { type Conditions, visit } from './visitor.ts';

/** A user interaction, and the page on which it is measured. */
interface Act {
  readonly name: string;
  readonly path: string;
  readonly desk?: boolean;
  /** Preparation that is not measured. */
  readonly first?: (page: Page) => Promise<void>;
  readonly do: (page: Page) => Promise<void>;
  /** The element that appears as its result. */
  readonly shows: (page: Page) => Locator;
}

const menu = (page: Page) => page.locator('header[data-menu="opened"]');
const burger = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const amount = (page: Page) => page.getByRole('textbox', { name: 'SEPA sent, number a month' });
const bill = (page: Page) => page.getByRole('status').filter({ visible: true }).first();
const press = (page: Page, name: string) => page.getByRole('button', { name }).tap();

const ACTS: readonly Act[] = [
  { name: 'burger', path: '/', do: (page) => burger(page).tap(), shows: menu },
  {
    name: 'dropdown',
    path: '/',
    desk: true,
    do: (page) => page.getByRole('button', { name: 'Product features menu' }).click(),
    shows: (page) => page.locator('header button[aria-expanded="true"]').first(),
  },
  {
    name: 'Accept',
    path: '/',
    do: (page) => press(page, 'Accept'),
    shows: (page) => page.locator('body:has([data-consent][hidden])'),
  },
  {
    name: 'calculator input',
    path: '/fee',
    first: async (page) => {
      await amount(page).tap();
      await page.locator('[data-ready] input').first().waitFor();
      await amount(page).press('End');
    },
    do: (page) => amount(page).pressSequentially('5'),
    shows: bill,
  },
  {
    name: 'calculator, first touch with a key at once',
    path: '/fee',
    do: async (page) => {
      await amount(page).tap();
      await amount(page).press('End');
      await amount(page).pressSequentially('5');
    },
    shows: bill,
  },
  {
    name: 'filter of posts',
    path: '/blog',
    do: (page) => page.getByRole('radio', { name: 'Security' }).tap(),
    shows: (page) => page.getByRole('radio', { name: 'Security', checked: true }),
  },
];

/** The longest event-to-next-paint duration reported since then, in milliseconds. */
async function longest(page: Page, since: number): Promise<number> {
  return page.evaluate(async (start) => {
    await new Promise((done) => setTimeout(done, 500));
    const { events } = window as unknown as { events: PerformanceEventTiming[] };
    const durations = events.filter(({ startTime }) => startTime >= start);
    return Math.max(0, ...durations.map(({ duration }) => duration));
  }, since);
}

async function latency(
  browser: Browser,
  base: string,
  act: Act,
  circumstances: Conditions,
): Promise<number> {
  const { page } = await visit(browser, { ...circumstances, ...(act.desk && { desk: true }) });
  await page.addInitScript(() => {
    const events: PerformanceEntry[] = [];
    Object.assign(window, { events });
    new PerformanceObserver((list) => {
      events.push(...list.getEntries());
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.goto(base + act.path);
  await page.waitForLoadState('networkidle');
  await act.first?.(page);
  // Events caused by a resting pointer during page load are not interactions, and are excluded.
  const since = await page.evaluate(() => performance.now());
  await act.do(page);
  await act.shows(page).waitFor({ timeout: 10_000 });
  const found = await longest(page, since);
  await page.context().close();
  return found;
}

/**
 * Taps the menu button one second after navigation start on a slow line, or after the first paint
 * if that is later; measures until the menu is open, if ever.
 */
async function firstTap(browser: Browser, base: string): Promise<number> {
  const { page, session } = await visit(browser, { slower: 4, slowLine: true });
  await session.send('Page.enable');
  await session.send('Page.setLifecycleEventsEnabled', { enabled: true });
  const painted = new Promise<void>((done) => {
    session.on('Page.lifecycleEvent', ({ name }) => name === 'firstContentfulPaint' && done());
  });
  const arrived = page.goto(base, { waitUntil: 'commit' });
  await Promise.all([arrived, painted, page.waitForTimeout(1_000)]);
  // The coordinates of the menu button; the page must not be queried while it loads.
  const [x, y] = [390 - 36, 32];
  const start = performance.now();
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const opened = await menu(page)
    .waitFor({ timeout: 10_000 })
    .then(() => performance.now() - start)
    .catch(() => Number.NaN);
  await page.context().close();
  return opened;
}

/** Interaction latency, and the first tap on a slow line. */
export async function interactionTable(
  browser: Browser,
  runs: number,
  base: string,
): Promise<void> {
  const times = Array.from({ length: runs });
  const rows: string[][] = [];
  for (const act of ACTS) {
    const found: number[] = [];
    for (const _ of times) found.push(await latency(browser, base, act, { slower: 4 }));
    rows.push([act.name, median(found).toFixed(0), Math.max(...found).toFixed(0)]);
  }
  const taps: number[] = [];
  for (const _ of times) taps.push(await firstTap(browser, base));
  const answered = taps.filter((time) => !Number.isNaN(time));
  const lost = taps.length - answered.length;
  rows.push([
    `first tap after 1 s on a slow line, until the menu is there (${lost} lost)`,
    answered.length > 0 ? median(answered).toFixed(0) : '–',
    answered.length > 0 ? Math.max(...answered).toFixed(0) : '–',
  ]);
  report(
    `Event to next paint at 4× slowdown, ${runs} visits each`,
    ['act', 'median, ms', 'most, ms'],
    rows,
  );
}
