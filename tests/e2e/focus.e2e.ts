import { hiddenFromFocus } from './support/hidden-focus.ts';
import { KINDS } from './support/kinds.ts';
import { EXTENDED, expect, scriptsRun, test } from './support/test.ts';

/** A desktop, a phone with browser bars, a phone in landscape, and a page zoomed to 400 %. */
const WINDOWS = [
  { width: 1440, height: 900, run: {} },
  { width: 390, height: 664, run: {} },
  { width: 640, height: 360, run: EXTENDED },
  { width: 320, height: 256, run: EXTENDED },
];
/**
 * Pages with sticky, collapsed and sideways scrolling content; in nightly runs a page of every
 * kind.
 */
const PATHS = process.env.NIGHTLY
  ? KINDS
  : ['/', '/product', '/fee', '/faq', '/docs/limits', '/api/payments'];

test.describe('on a first visit', () => {
  // The cookie banner stays open: it must not cover the focused element either.
  test.beforeEach(({ context }) => context.clearCookies());

  for (const { width, height, run } of WINDOWS) {
    test(
      `at ${width}×${height} nothing covers the focused element, by Tab or Shift+Tab`,
      run,
      async ({ page }) => {
        await page.setViewportSize({ width, height });
        for (const path of PATHS) {
          await page.goto(path);
          await scriptsRun(page);
          await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeVisible();
          for (const direction of ['forward', 'backward'] as const) {
            expect
              .soft(await hiddenFromFocus(page, direction), `${path}, ${direction}`)
              .toEqual([]);
          }
        }
        if (width >= 1240) return;
        await page.getByRole('button', { name: 'Open menu' }).press('Enter');
        const branches = page.locator('#menu').getByRole('button');
        for (const branch of await branches.all()) await branch.press('Enter');
        for (const direction of ['forward', 'backward'] as const) {
          expect
            .soft(await hiddenFromFocus(page, direction, 'header'), `the menu, ${direction}`)
            .toEqual([]);
        }
      },
    );
  }
});
