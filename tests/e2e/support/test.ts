import { test as base, expect, type Page } from '@playwright/test';
import { isDrawn, NOT_DRAWN } from './drawn.ts';

/** Address of the served build, set by the global set-up. */
export function baseUrl(): string {
  const url = process.env.BASE_URL;
  if (!url) throw new Error('BASE_URL is not set: run the tests through playwright.config.ts');
  return url;
}

export const PHONE = { width: 390, height: 844 };

/** Whose site a test visits: `test.use({ institution: 'second' })` visits a fixture's. */
interface Options {
  institution: 'shipped' | 'second' | 'french';
}

interface Watch {
  /** Messages on the console and uncaught errors; a test that expects some empties it. */
  faults: string[];
  /** Requests that left the site's own origin. */
  strangers: string[];
}

/**
 * Every browser test fails on a console error or warning, on an uncaught error, and on a request
 * to another origin, unless they fit `expected`.
 */
export const test = base.extend<{ expected: RegExp; watch: Watch; drawing: undefined } & Options>({
  expected: [/^$/, { option: true }],
  institution: ['shipped', { option: true }],
  baseURL: async ({ institution }, use) =>
    use(
      {
        shipped: baseUrl(),
        second: process.env.INSTITUTION_URL,
        french: process.env.FRENCH_URL,
      }[institution],
    ),
  watch: [
    async ({ context, expected, baseURL }, use) => {
      const watch: Watch = { faults: [], strangers: [] };
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) watch.faults.push(message.text());
      });
      context.on('weberror', (error) => watch.faults.push(error.error().message));
      context.on('request', (request) => {
        const url = new URL(request.url());
        if (url.protocol !== 'data:' && url.origin !== baseURL) watch.strangers.push(url.href);
      });
      await use(watch);
      const { faults, strangers } = structuredClone(watch);
      // A stand-in may still be at work for a page that was only fetched ahead.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      const unexpected = (found: string[]) => found.filter((text) => !expected.test(text));
      expect(unexpected(faults), 'console messages and uncaught errors').toEqual([]);
      expect(unexpected(strangers), 'requests to other origins').toEqual([]);
    },
    { auto: true },
  ],
  drawing: [
    async ({ context }, use, testInfo) => {
      await use(undefined);
      if (testInfo.status === testInfo.expectedStatus) return;
      const drawn = await Promise.all(context.pages().map(isDrawn));
      if (drawn.includes(false)) testInfo.annotations.push({ type: NOT_DRAWN });
    },
    // A time of its own: the test's may be over.
    { auto: true, timeout: 60_000 },
  ],
});

export { expect };

/** The day and hour of the page's clock, while its timers and measurements go on. */
export const setDate = (page: Page, moment: string): Promise<unknown> =>
  page.addInitScript((time) => {
    const now = Date.parse(time);
    window.Date = new Proxy(Date, {
      construct: (Real, given) =>
        given.length > 0 ? Reflect.construct(Real, given) : new Real(now),
      get: (Real, name) => (name === 'now' ? () => now : Reflect.get(Real, name)),
    });
  }, moment);

/** Waits until the page's scripts run, which come when everything that it shows is there. */
export async function scriptsStarted(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0);
}

/**
 * Waits until the page's scripts run and has all of it laid out, as it is for a visitor who has
 * seen it to its end.
 */
export async function scriptsRun(page: Page): Promise<void> {
  await scriptsStarted(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-laid-out', ''));
}

/** Opens a page and waits until its scripts run. */
export async function openReady(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await scriptsRun(page);
}

export const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/**
 * Leaves for another page by a link of the footer, by key: a page that is pointed at is fetched
 * ahead, past what a test answers in the site's place.
 */
export async function goToAbout(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).press('Enter');
  await expect(page).toHaveURL(/\/about$/);
}

/** Follows a link to the path, also where no page has such a link, and waits until its scripts run. */
export async function follow(page: Page, path: string): Promise<void> {
  const loaded = page.waitForEvent('load');
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.querySelector('main')?.append(link);
    link.click();
  }, path);
  await loaded;
  await scriptsRun(page);
}

/** Marks the document, so that a reload would betray itself. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
}

export async function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => Reflect.get(window, 'sameDocument') === true);
}
