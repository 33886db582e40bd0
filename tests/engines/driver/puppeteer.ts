import puppeteer, { type LaunchOptions } from 'puppeteer-core';
import { CHROMIUM_FLAGS, systemChromium } from '#scripts/chromium.ts';
import { FIREFOX } from '#scripts/engines.ts';
import type { View, Visitor } from './view.ts';

const LAUNCH = {
  chromium: ({ letters }: Visitor) => ({
    browser: 'chrome',
    executablePath: systemChromium() ?? '',
    args: [
      ...CHROMIUM_FLAGS,
      // A prerendered page is a separate target, which the driver does not follow.
      '--disable-features=Prerender2',
      ...(letters ? [`--blink-settings=defaultFontSize=${letters}`] : []),
    ],
  }),
  firefox: ({ still, letters }: Visitor) => ({
    browser: 'firefox',
    executablePath: FIREFOX,
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': still ? 1 : 0,
      ...(letters && { 'font.size.variable.x-western': letters }),
      // Stops Firefox from making network requests of its own.
      'network.captive-portal-service.enabled': false,
      'network.connectivity-service.enabled': false,
    },
  }),
} satisfies Record<string, (visitor: Visitor) => LaunchOptions>;

/** Opens a window of Chromium by the DevTools Protocol, or of Firefox by WebDriver BiDi. */
export async function openPuppeteer(
  engine: 'chromium' | 'firefox',
  visitor: Visitor,
): Promise<View> {
  const browser = await puppeteer.launch({ ...LAUNCH[engine](visitor), headless: true });
  const page = await browser.newPage();
  if (engine === 'chromium') {
    const value = visitor.still ? 'reduce' : 'no-preference';
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value }]);
  }
  return {
    engine,
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
