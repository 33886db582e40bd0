import type { Page } from '@playwright/test';
import { expect, openReady, PHONE, test } from './support/test.ts';

/** Whether a colour lets nothing through, as the browser computes it. */
const OPAQUE = /^(rgb\(|oklch\([^/]*\)$)/;

const headerGround = (page: Page) =>
  page.getByRole('banner').evaluate((header) => {
    const { backgroundColor, opacity } = getComputedStyle(header, '::before');
    return { backgroundColor, opacity };
  });

test('what passes under the header does not show through it', async ({ page }) => {
  await openReady(page, '/docs/limits');
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  await expect.poll(async () => (await headerGround(page)).opacity).toBe('1');
  expect((await headerGround(page)).backgroundColor).toMatch(OPAQUE);
});

for (const width of [768, 1024]) {
  test(`at ${width} px the page’s lines keep clear of the header’s buttons`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openReady(page, '/');
    const header = page.getByRole('banner');
    const buttons = [
      header.getByRole('link', { name: 'Login' }),
      header.getByRole('link', { name: 'Register' }),
      header.getByRole('button', { name: 'Open menu' }),
    ];
    for (const button of buttons) {
      await expect(button).toHaveCSS('background-color', OPAQUE);
      // Room around it, of the page's own colour: a shadow without blur.
      await expect(button).toHaveCSS('box-shadow', /^(rgb|oklch)\([^)]*\) 0px 0px 0px 8px$/);
    }
  });
}

test('on a phone a cell’s head stands over it, and its words have the whole line', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/docs/limits');
  const cells = page.locator('main [data-stack] [data-label]:not([data-align], :empty)');
  expect(await cells.count()).toBeGreaterThan(3);
  const beside = await cells.evaluateAll((all) =>
    all
      .filter((cell) => getComputedStyle(cell, '::before').float !== 'none')
      .map(({ textContent }) => textContent),
  );
  expect(beside).toEqual([]);
});

test('on a phone code shows that it goes on', async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const path of ['/api', '/api/payments', '/blog/how-to-use-multisig-feature']) {
    await page.goto(path);
    const long = page.locator('main pre').filter({ visible: true });
    const plain = await long.evaluateAll((all) => {
      const scrolling = all.filter((pre) => pre.scrollWidth > pre.clientWidth + 1);
      const isFading = (pre: Element) => {
        const { maskImage } = getComputedStyle(pre);
        return /gradient/.test(maskImage + getComputedStyle(pre, '::after').backgroundImage);
      };
      return scrolling
        .filter((pre) => !isFading(pre))
        .map(({ textContent }) => textContent?.slice(0, 40));
    });
    expect.soft(plain, path).toEqual([]);
  }
});
