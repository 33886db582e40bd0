import type { Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { faint } from './support/contrast.ts';
import { brokenWords, sideways } from './support/fit.ts';
import { builtPaths } from './support/paths.ts';
import { shifts } from './support/shifts.ts';
import { expect, test, withConsent } from './support/test.ts';

test.beforeEach(async ({ page }) => withConsent(page));

/** Everything that holds for a page at one width; failures name the page and the width. */
async function look(page: Page, path: string, width: number): Promise<void> {
  const where = `${path} at ${width} px`;
  await page.setViewportSize({ width, height: width < 768 ? 844 : 900 });
  await page.goto(path);
  await expect(page.locator('header[data-ready]'), where).toBeAttached();
  await expect.soft(page.getByRole('heading', { level: 1 }), where).toBeVisible();
  expect.soft(await shifts(page), `layout shifts, ${where}`).toEqual([]);
  expect.soft(await violations(page), `accessibility, ${where}`).toEqual([]);
}

/** The narrowest width of each layout, where words are most likely to break, and a usual phone. */
const WIDTHS = [320, 390, 768, 1240];

/** So many pages share a window, so that all but the first find scripts, styles and fonts there. */
const TOGETHER = 9;

for (let first = 0; first < builtPaths.length; first += TOGETHER) {
  const paths = builtPaths.slice(first, first + TOGETHER);
  test(`${paths[0]} to ${paths.at(-1)} stand without fault`, async ({ page }) => {
    test.setTimeout(TOGETHER * 20_000);
    for (const path of paths) {
      await look(page, path, 1440);
      expect.soft(await faint(page), `contrast (4.5, running text 7), ${path}`).toEqual([]);
      await look(page, path, 390);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const where = `${path} at ${width} px`;
        expect.soft(await sideways(page), `sideways scrolling, ${where}`).toBe(0);
        expect.soft(await brokenWords(page), `words broken in two, ${where}`).toEqual([]);
      }
    }
  });
}
