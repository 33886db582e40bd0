import { test as base, expect, type Page } from '@playwright/test';

/** Address of the served build, set by the global set-up. */
export function baseUrl(): string {
  const url = process.env.BASE_URL;
  if (!url) throw new Error('BASE_URL is not set: run the tests through playwright.config.ts');
  return url;
}

/** Whose site a test visits: `test.use({ institution: 'second' })` visits the fixture's. */
interface Options {
  institution: 'shipped' | 'second';
}

interface Watch {
  /** Messages on the console and uncaught errors; a test that expects some empties it. */
  faults: string[];
  /** Requests that left the site's own origin. */
  strangers: string[];
}

/**
 * Every browser test fails on a console error or warning, on an uncaught error, and on a request
 * to another origin that the test did not stand in for.
 */
export const test = base.extend<{ watch: Watch } & Options>({
  institution: ['shipped', { option: true }],
  baseURL: async ({ institution }, use) =>
    use(institution === 'second' ? process.env.INSTITUTION_URL : baseUrl()),
  watch: [
    async ({ page, baseURL }, use) => {
      const watch: Watch = { faults: [], strangers: [] };
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) watch.faults.push(message.text());
      });
      page.on('pageerror', (error) => watch.faults.push(error.message));
      page.on('request', (request) => {
        const url = new URL(request.url());
        if (url.protocol !== 'data:' && url.origin !== baseURL) watch.strangers.push(url.href);
      });
      await use(watch);
      const { faults, strangers } = structuredClone(watch);
      // A stand-in may still be at work for a page that was only fetched ahead.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(faults, 'console messages and uncaught errors').toEqual([]);
      expect(strangers, 'requests to other origins').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens a page and waits until the header has hydrated. */
export async function openReady(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('header[data-ready]')).toBeAttached();
}

/** Answers the cookie banner beforehand. */
export async function withConsent(page: Page): Promise<void> {
  await page.context().addCookies([{ name: 'cookie_usage', value: 'accepted', url: baseUrl() }]);
}

/** Follows a link by a client-side navigation that a document reload would betray. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
}

export async function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => Reflect.get(window, 'sameDocument') === true);
}
