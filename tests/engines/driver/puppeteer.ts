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
      // A page that was prepared ahead is another target, which the driver does not follow.
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
      // Pages of the tests are neither kept nor sent anywhere.
      'network.captive-portal-service.enabled': false,
      'network.connectivity-service.enabled': false,
    },
  }),
} satisfies Record<string, (visitor: Visitor) => LaunchOptions>;

/** Opens a window of Chromium by its own protocol, of Firefox by WebDriver BiDi. */
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
    // After a step to a page that Firefox kept, its driver misses the end of the next navigation.
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
    // In this document or by another: what comes of it is for the test to wait for.
    // In a task of its own: a document that is gone cannot answer.
    back: () => page.evaluate(() => void setTimeout(() => history.back())),
    forward: () => page.evaluate(() => void setTimeout(() => history.forward())),
    reload: async () => void (await page.reload({ waitUntil: 'load' })),
    picture: () => page.screenshot(),
    close: () => browser.close(),
  };
}
