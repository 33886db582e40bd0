import type { Page } from '@playwright/test';
import { TEXT_SPACING, visitorStyles } from './support/change-page.ts';
import { hydrateIslands } from './support/exercise.ts';
import { DRAWINGS, growthFaults, WIDTHS } from './support/overlaps.ts';
import { builtPaths } from './support/paths.ts';
import { expect, openReady, test } from './support/test.ts';

/** The viewport of a desktop of 1280 × 1024 pixels at 400 % zoom (WCAG 2.2, 1.4.10). */
const ZOOMED = { width: 320, height: 256 };

/** Makes every word about a third longer, like a translation into another language. */
const lengthen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.closest('script, style, pre, code, time')) continue;
      node.textContent = (node.textContent ?? '').replace(
        /\p{L}{3,}/gu,
        (word) => word + word.slice(0, Math.ceil(word.length * 0.35)).toLowerCase(),
      );
    }
  });

for (const path of process.env.NIGHTLY ? builtPaths : []) {
  test(`${path} keeps its layout with zoom, wide text spacing and longer words`, async ({
    page,
  }) => {
    await page.setViewportSize(ZOOMED);
    await openReady(page, path);
    // React would report changed words in an island that has not hydrated.
    await hydrateIslands(page);
    expect.soft(await growthFaults(page), 'zoomed to 400%').toEqual([]);
    const grow = {
      'text set wide': () => visitorStyles(page, TEXT_SPACING),
      'words a third longer': () => lengthen(page),
    };
    for (const [what, change] of Object.entries(grow)) {
      await change();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await growthFaults(page, DRAWINGS), `${what} at ${width} px`).toEqual([]);
      }
      await visitorStyles(page, '');
    }
  });
}
