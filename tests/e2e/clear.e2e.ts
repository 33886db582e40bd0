import { expect, openReady, PHONE, test } from './support/test.ts';

/** Whether a colour lets nothing through, as the browser computes it. */
const OPAQUE = /^(rgb\(|oklch\([^/]*\)$)/;

test('the page’s lines begin below the header, and nothing shows through it', async ({ page }) => {
  for (const path of ['/', '/product', '/docs/limits']) {
    await openReady(page, path);
    for (const top of [0, 600]) {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
      const ground = () =>
        page.getByRole('banner').evaluate((header) => {
          const { backgroundColor, opacity } = getComputedStyle(header, '::before');
          return { backgroundColor, opacity };
        });
      expect(await ground()).toEqual({
        backgroundColor: expect.stringMatching(OPAQUE),
        opacity: '1',
      });
    }
  }
});

test('on a phone a cell’s head stands over it, and its words have the whole line', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/docs/limits');
  const cells = page.locator('main [data-form="list"] [data-label]:not(:empty)');
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
