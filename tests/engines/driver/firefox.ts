import puppeteer from 'puppeteer-core';
import { FIREFOX } from '#scripts/browsers.ts';
import type { View, Visitor } from './view.ts';

/** Opens a window of Firefox, by WebDriver BiDi. */
export async function openFirefox({ still }: Visitor): Promise<View> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    headless: true,
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': still ? 1 : 0,
      // Stops Firefox from making network requests of its own.
      'network.captive-portal-service.enabled': false,
      'network.connectivity-service.enabled': false,
    },
  });
  const page = await browser.newPage();
  return {
    // After going back to a page in Firefox's back/forward cache, its driver misses the end of the
    // next navigation, so it is tried twice.
    open: async (url) => {
      const first = page.goto(url, { waitUntil: 'load', timeout: 10_000 });
      await first.catch(() => page.goto(url, { waitUntil: 'load' }));
    },
    size: async (width, height) => page.setViewport({ width, height }),
    run: (inside, ...args) => page.evaluate(inside as (...all: unknown[]) => never, ...args),
    move: async (through) => {
      for (const { x, y } of through) await page.mouse.move(x, y);
    },
    click: ({ x, y }) => page.mouse.click(x, y),
    // The target may be in the same document or another one; the test waits for the result.
    back: () => page.evaluate(() => void setTimeout(() => history.back())),
    forward: () => page.evaluate(() => void setTimeout(() => history.forward())),
    reload: async () => void (await page.reload({ waitUntil: 'load' })),
    picture: () => page.screenshot(),
    close: () => browser.close(),
  };
}
