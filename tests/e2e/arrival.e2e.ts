import { type Dripping, dripping } from './support/dripping.ts';
import { shifts } from './support/shifts.ts';
import { expect, openReady, test, withConsent } from './support/test.ts';

/** Pages whose first screen has something at the end of a box, a ragged list or a rarer letter. */
const PATHS = ['/', '/fee', '/faq', '/docs/limits', '/whistleblower'];

let slow: Dripping;

test.beforeAll(async () => {
  slow = await dripping();
});

test.afterAll(async () => slow.stop());

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    for (const path of PATHS) {
      test(`${path} moves nothing while it comes piece by piece`, async ({ page, watch }) => {
        await page.goto(slow.url + path);
        await expect(page.getByRole('contentinfo')).toBeAttached();
        expect(await shifts(page)).toEqual([]);
        watch.strangers = watch.strangers.filter((address) => !address.startsWith(slow.url));
      });

      test(`${path} moves nothing when its typefaces come late`, async ({ page }) => {
        await withConsent(page);
        await page.route(/\.woff2$/, async (route) => {
          await page.waitForFunction(
            () => performance.getEntriesByName('first-contentful-paint').length > 0,
          );
          await route.continue();
        });
        await openReady(page, path);
        expect(await shifts(page)).toEqual([]);
      });
    }
  });
}
