import { test as base, expect, type Page } from '@playwright/test';
import { isRendered, NOT_RENDERED } from './stalled-rendering.ts';

/** URL of the served build, set by the global set-up. */
export function baseUrl(): string {
  const url = process.env.BASE_URL;
  if (!url) {
    throw new Error('BASE_URL is not set: expected Playwright’s set-up, and dist in TEST_BUILDS');
  }
  return url;
}

export const PHONE = { width: 390, height: 844 };

/** Marks a test that the gate leaves to the extended tests (decision 0019). */
export const EXTENDED = { tag: '@extended' };

/**
 * The institution whose site a test visits: `test.use({ institution: 'second' })` visits a
 * fixture's.
 */
interface Options {
  institution: 'shipped' | 'second' | 'french';
}

interface Watch {
  /**
   * Console messages, also of what the security policy refused, and uncaught errors; a test that
   * expects some must empty the list.
   */
  faults: string[];
  /** Requests to other origins. */
  strangers: string[];
}

/**
 * Every browser test fails on a console error or warning, an uncaught error, and a request to
 * another origin, unless it matches `expected`.
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
      // A route handler may still be running for a page that was only prefetched.
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
      const drawn = await Promise.all(context.pages().map(isRendered));
      if (drawn.includes(false)) testInfo.annotations.push({ type: NOT_RENDERED });
    },
    // A separate timeout, since the test's own may have expired.
    { auto: true, timeout: 60_000 },
  ],
});

export { expect };

/** Fixes the page's date and time, while timers and performance measurements continue. */
export const setDate = (page: Page, moment: string): Promise<unknown> =>
  page.addInitScript((time) => {
    const now = Date.parse(time);
    window.Date = new Proxy(Date, {
      construct: (Real, given) =>
        given.length > 0 ? Reflect.construct(Real, given) : new Real(now),
      get: (Real, name) => (name === 'now' ? () => now : Reflect.get(Real, name)),
    });
  }, moment);

/** Waits until the page's scripts run, which is after everything in the viewport has loaded. */
export async function scriptsStarted(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0);
}

/**
 * Waits until the page's scripts run and lays out the whole page, as if the visitor had scrolled to
 * its end.
 */
export async function scriptsRun(page: Page): Promise<void> {
  await scriptsStarted(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-laid-out', ''));
}

/** Opens a page, waits until its scripts run and lays out the whole page. */
export async function openReady(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await scriptsRun(page);
}

export const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/**
 * Goes to another page by a link of the footer, by key, since hovering would prefetch the page and
 * bypass the test's route handlers.
 */
export async function goToAbout(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).press('Enter');
  await expect(page).toHaveURL(/\/about$/);
}

/** Follows a link to the path, adding the link to the page, and waits until the scripts run. */
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

/**
 * Holds back the page's requests that match `pattern`, such as those for its scripts. The returned
 * function lets them continue once there is one, since otherwise nothing was held back.
 */
export async function holdBack(page: Page, pattern: string | RegExp): Promise<() => Promise<void>> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let held = 0;
  await page.route(pattern, async (route) => {
    held += 1;
    await released;
    await route.continue();
  });
  return async () => {
    await expect.poll(() => held).toBeGreaterThan(0);
    release();
  };
}

/** Marks the document, so that a reload can be detected. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
}

export async function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => Reflect.get(window, 'sameDocument') === true);
}
