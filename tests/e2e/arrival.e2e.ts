import { dripping } from './support/hosts.ts';
import { shifts } from './support/shifts.ts';
import { expect, openReady, PHONE, scriptsRun, test } from './support/test.ts';

/** Pages whose first screen has something at the end of a box, a ragged list or a rarer letter. */
const PATHS = ['/', '/fee', '/faq', '/docs/limits', '/whistleblower'];

/** Pages with a table in the first screen: of names, answers and texts, of limits, of two columns. */
const TABLES = [
  '/docs/limits',
  '/docs/getting-started',
  '/docs/getting-started/documents',
  '/docs/institution/host-states',
  '/newsroom/instant-day-and-night',
];

let slow: Awaited<ReturnType<typeof dripping>>;
test.beforeAll(async () => {
  slow = await dripping();
});
test.afterAll(() => slow.stop());

// The slow host is another origin.
test.use({ expected: /^http:\/\/127\.0\.0\.1:/ });

for (const width of [PHONE.width, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('nothing moves while a page comes piece by piece', async ({ page }) => {
      await page.context().clearCookies();
      // Routing switches the browser's cache off: every page is the first.
      await page.route(/\.woff2$/, (route) => route.continue());
      for (const path of [...PATHS, ...TABLES]) {
        await page.goto(slow.url + path);
        await expect(page.getByRole('contentinfo')).toBeAttached();
        await scriptsRun(page);
        expect.soft(await shifts(page), path).toEqual([]);
      }
    });

    test('nothing moves when typefaces come late', async ({ page }) => {
      await page.route(/\.woff2$/, async (route) => {
        await page.waitForFunction(
          () => performance.getEntriesByName('first-contentful-paint').length > 0,
        );
        await route.continue();
      });
      for (const path of PATHS) {
        await openReady(page, path);
        expect.soft(await shifts(page), path).toEqual([]);
      }
    });
  });
}
