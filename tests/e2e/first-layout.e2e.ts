import type { Page } from '@playwright/test';
import { expect, PHONE, scriptsStarted, test } from './support/test.ts';

/** Long pages, each with the anchor of a section near the end. */
const PAGES = {
  '/': '#ask',
  '/product': '#productBulk',
  '/industries': '#industriesConsulting',
  '/fee': '#ind-fx-margin',
};

/** The number of headings and cells that the browser has not laid out yet. */
const notLaidOut = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll('main :is(h2, h3, td)')].filter((element) =>
      element.checkVisibility(),
    );
    return shown.filter((element) => !element.checkVisibility({ contentVisibilityAuto: true }))
      .length;
  });

for (const viewport of [PHONE, { width: 1440, height: 900 }]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const [path, anchor] of Object.entries(PAGES)) {
      test(`${path} defers the layout of its end, unless opened at an anchor`, async ({ page }) => {
        await page.goto(path);
        await scriptsStarted(page);
        expect(await notLaidOut(page)).toBeGreaterThan(0);
        await page.goto('about:blank');
        await page.goto(path + anchor);
        await scriptsStarted(page);
        expect(await notLaidOut(page)).toBe(0);
        await expect(page.locator(anchor)).toBeInViewport();
      });
    }
  });
}
