import { covered } from './support/covered.ts';
import { poorFrames } from './support/frames.ts';
import { KINDS } from './support/kinds.ts';
import { expect, scriptsRun, test } from './support/test.ts';

for (const width of [390, 1440]) {
  test(`at ${width} px every focus has a whole frame, clear of its letters`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of KINDS) {
      await page.goto(path);
      // A key, so that the focus is one that is shown.
      await page.keyboard.press('Tab');
      expect.soft(await poorFrames(page), path).toEqual([]);
    }
  });
}

/** A phone with its bars, a phone on its side, and a page at 400 %. */
const LOW_WINDOWS = [
  { width: 390, height: 664 },
  { width: 640, height: 360 },
  { width: 320, height: 256 },
];
/** Pages with what sticks, folds and scrolls sideways; at night one of every kind. */
const PATHS = process.env.NIGHTLY
  ? KINDS
  : ['/', '/product', '/fee', '/faq', '/docs/limits', '/api/payments'];

test.describe('on a first visit', () => {
  // The banner stays unanswered: it must not cover what is focused either.
  test.beforeEach(({ context }) => context.clearCookies());

  for (const { width, height } of LOW_WINDOWS) {
    test(`at ${width}×${height} nothing hides what has the focus, forwards and backwards`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      for (const path of PATHS) {
        await page.goto(path);
        await scriptsRun(page);
        await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeVisible();
        for (const direction of ['forward', 'backward'] as const) {
          expect.soft(await covered(page, direction), `${path}, ${direction}`).toEqual([]);
        }
      }
      await page.getByRole('button', { name: 'Open menu' }).press('Enter');
      const branches = page.locator('#menu').getByRole('button');
      for (const branch of await branches.all()) await branch.press('Enter');
      for (const direction of ['forward', 'backward'] as const) {
        expect.soft(await covered(page, direction, 'header'), `the menu, ${direction}`).toEqual([]);
      }
    });
  }
});
