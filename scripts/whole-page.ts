import { type Browser, chromium, type Page } from 'playwright-core';
import { launchOptions } from './browsers.ts';

/** Starts the system's Chromium, else Playwright's. */
export const launch = (): Promise<Browser> => chromium.launch(launchOptions());

/** Scrolls through a page, so that all of it is laid out and drawn with its fonts. */
export async function showWhole(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    window.scrollTo(0, 0);
  });
}
