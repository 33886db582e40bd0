import type { Page } from '@playwright/test';

/** How many faces every page preloads (`src/layouts/document.astro`). */
const PRELOADED = 2;

/**
 * Holds the style sheets of every page back until its typefaces are there. A page does without a
 * face that is late for its first picture; pictures that are compared must have it on any machine.
 */
export async function typefacesFirst(page: Page): Promise<void> {
  await page.route(/\.css$/, async (route) => {
    const arrived = (wanted: number) =>
      performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'))
        .length >= wanted;
    await page.waitForFunction(arrived, PRELOADED, { polling: 50 });
    await route.continue();
  });
}
