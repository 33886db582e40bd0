import type { Page } from '@playwright/test';
import { EXTENDED, expect, PHONE, scriptsStarted, test } from './support/test.ts';

/** Long pages, each with the anchor of a section near the end. */
const PAGES = {
  '/': '#ask',
  '/product': '#productBulk',
  '/industries': '#industriesConsulting',
  '/fee': '#ind-fx-margin',
};

/** The headings, links and cells that the browser has and has not laid out yet. */
const layout = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll(':is(main, footer) :is(h2, h3, td, a)')].filter(
      (element) => element.checkVisibility(),
    );
    const laidOut = shown.filter((element) =>
      element.checkVisibility({ contentVisibilityAuto: true }),
    );
    const far = laidOut.filter(
      (element) => element.getBoundingClientRect().top > 4 * window.innerHeight,
    );
    return { far: far.length, deferred: shown.length - laidOut.length };
  });

for (const [viewport, run] of [
  [PHONE, {}],
  [{ width: 1440, height: 900 }, EXTENDED],
] as const) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const [path, anchor] of Object.entries(PAGES)) {
      test(
        `${path} defers the layout of its end, until the End key or an anchor leads there`,
        run,
        async ({ page }) => {
          // An idle page would lay out the rest.
          await page.addInitScript(() => Reflect.set(window, 'requestIdleCallback', () => 0));
          await page.goto(path);
          await scriptsStarted(page);
          const { far, deferred } = await layout(page);
          expect(far, 'elements laid out beyond four screens').toBe(0);
          expect(deferred).toBeGreaterThan(0);
          await page.keyboard.press('End');
          await expect.poll(async () => (await layout(page)).deferred).toBe(0);
          await page.goto('about:blank');
          await page.goto(path + anchor);
          await scriptsStarted(page);
          expect((await layout(page)).deferred).toBe(0);
          await expect(page.locator(anchor)).toBeInViewport();
        },
      );
    }
  });
}

test('an idle page is laid out to its end, so that assistive technology has all of it', async ({
  page,
}) => {
  await page.goto('/fee');
  await expect.poll(async () => (await layout(page)).deferred).toBe(0);
  const browser = await page.context().newCDPSession(page);
  const { nodes } = await browser.send('Accessibility.getFullAXTree');
  const fields = nodes.flatMap(({ ignored, role, name }) =>
    !ignored && role?.value === 'searchbox' ? [name?.value] : [],
  );
  expect(fields).toEqual(['Filter the prices for companies']);
});
