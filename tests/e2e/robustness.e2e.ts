import type { Page } from '@playwright/test';
import { listsOf } from './support/change-page.ts';
import { cutTexts, horizontalOverflow } from './support/overflow.ts';
import { EXTENDED, expect, mainMenu, openReady, test } from './support/test.ts';

async function expectWhole(page: Page, state: string): Promise<void> {
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect
      .soft(await horizontalOverflow(page), `scrolls sideways, ${state}, ${width} px`)
      .toEqual([]);
    expect.soft(await cutTexts(page), `cut off, ${state}, ${width} px`).toEqual([]);
  }
}

// Pages whose lists have no maximum length; the schemas limit those of the other pages.
for (const path of ['/faq', '/blog', '/newsroom', '/careers', '/company', '/docs']) {
  test(
    `${path} has no layout fault with lists of one and of forty entries`,
    EXTENDED,
    async ({ page }) => {
      await openReady(page, path);
      for (const count of [1, 40]) {
        await listsOf(page, count);
        await expectWhole(page, `lists of ${count}`);
      }
    },
  );
}

// 1280 × 1024 at 400 % (WCAG 2.2, 1.4.10).
test('pages can be read at 400 % zoom', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of ['/', '/fee', '/faq', '/docs/limits']) {
    await openReady(page, path);
    expect(await horizontalOverflow(page), path).toEqual([]);
    const header = await page.getByRole('banner').boundingBox();
    expect(header?.height, `${path}: the header leaves most of the window`).toBeLessThan(90);
  }
  await page.getByRole('button', { name: 'Open menu' }).click();
  const last = mainMenu(page).getByRole('button', { name: 'Company' });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
});

// A phone in landscape, a small browser window at 200 % zoom, and a common one at 400 %.
for (const [width, height] of [
  [667, 375],
  [640, 200],
  [320, 256],
] as const) {
  test(
    `the cookie banner leaves room to read in a viewport of ${width} × ${height}`,
    EXTENDED,
    async ({ page, context }) => {
      await context.clearCookies();
      await page.setViewportSize({ width, height });
      await openReady(page, '/company');
      const banner = page.getByRole('region', { name: 'Cookie consent' });
      await expect(banner.getByRole('button', { name: 'Accept' })).toBeInViewport({ ratio: 1 });
      const box = await banner.boundingBox();
      const words = await banner.locator('p').boundingBox();
      const button = await banner.getByRole('button').boundingBox();
      const needed = Math.max(words?.height ?? 0, button?.height ?? 0);
      expect(box?.height, 'no higher than its words').toBeLessThan(needed + 10);
      expect(box?.height, 'most of the window is free').toBeLessThan(0.4 * height);
    },
  );
}

test('in forced colours every control has a visible edge and the focus an outline', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openReady(page, '/faq');
  for (const name of ['Register', 'Login']) {
    const control = page.getByRole('banner').getByRole('link', { name, exact: true });
    const edge = await control.evaluate((element) => {
      const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor } =
        getComputedStyle(element);
      return { borderTopStyle, borderTopWidth, seen: borderTopColor !== backgroundColor };
    });
    expect(edge, name).toEqual({ borderTopStyle: 'solid', borderTopWidth: '1px', seen: true });
  }
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toHaveCSS('outline-style', 'solid');
});

for (const colorScheme of ['dark', 'light'] as const) {
  test(`in ${colorScheme} forced colours text is on the page’s own background`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    for (const path of ['/', '/product', '/fee', '/faq', '/api', '/docs/limits', '/careers']) {
      await page.goto(path);
      const others = await page.evaluate(() => {
        const ground = getComputedStyle(document.documentElement).backgroundColor;
        const isOwn = (element: Element) => {
          const { backgroundColor } = getComputedStyle(element);
          return backgroundColor === ground || /, 0\)$/.test(backgroundColor);
        };
        return [...document.querySelectorAll('[data-variant]')]
          .filter((element) => element.checkVisibility() && !isOwn(element))
          .map(({ textContent }) => textContent);
      });
      expect.soft(others, `filled on ${path}`).toEqual([]);
      const line = await page.evaluate(
        () => getComputedStyle(document.body, '::before').borderRightWidth,
      );
      expect.soft(line, 'no line of the ground through the words').toBe('0px');
    }
  });
}
