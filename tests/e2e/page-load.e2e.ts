import { serveSlowly } from './support/hosts.ts';
import { shifts } from './support/layout-shifts.ts';
import { EXTENDED, expect, openReady, PHONE, scriptsRun, test } from './support/test.ts';

/**
 * Pages whose first screen has uneven line ends or rare characters, or an element aligned to the
 * end of a box, which are sensitive to a change of font.
 */
const PATHS = ['/', '/fee', '/faq', '/docs/limits', '/whistleblower'];

/** Pages with various tables in the first screen. */
const TABLES = [
  '/docs/limits',
  '/docs/getting-started',
  '/docs/getting-started/documents',
  '/docs/institution/host-states',
  '/newsroom/instant-day-and-night',
];

let slow: Awaited<ReturnType<typeof serveSlowly>>;
test.beforeAll(async () => {
  slow = await serveSlowly();
});
test.afterAll(() => slow.stop());

// The slow host is another origin.
test.use({ expected: /^http:\/\/127\.0\.0\.1:/ });

for (const width of [PHONE.width, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    for (const [what, paths, run] of [
      ['a page', PATHS, {}],
      ['a page with a table', TABLES, EXTENDED],
    ] as const) {
      test(`no layout shift while ${what} loads slowly`, run, async ({ page }) => {
        await page.context().clearCookies();
        // Routing switches the browser's cache off, so every page loads as on a first visit.
        await page.route(/\.woff2$/, (route) => route.continue());
        for (const path of paths) {
          await page.goto(slow.url + path);
          await expect(page.getByRole('contentinfo')).toBeAttached();
          await scriptsRun(page);
          expect.soft(await shifts(page), path).toEqual([]);
        }
      });
    }

    const run = width === 1440 ? EXTENDED : {};
    test('no layout shift when fonts load after the first paint', run, async ({ page }) => {
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
