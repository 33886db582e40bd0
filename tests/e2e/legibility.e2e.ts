import { EXTENDED, expect, openReady, test } from './support/test.ts';

/** A computed colour without transparency. */
const OPAQUE = /^(rgb\(|oklch\([^/]*\)$)/;

test('the header is opaque, so that page content does not show through it', async ({ page }) => {
  await openReady(page, '/');
  const ground = await page.getByRole('banner').evaluate((header) => {
    const { backgroundColor, opacity } = getComputedStyle(header, '::before');
    return { backgroundColor, opacity };
  });
  expect(ground).toEqual({ backgroundColor: expect.stringMatching(OPAQUE), opacity: '1' });
});

test('on a phone code wraps within its frame', EXTENDED, async ({ page }) => {
  for (const path of ['/api', '/api/payments', '/blog/how-to-use-multisig-feature']) {
    await page.goto(path);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const frames = page.locator('main figure:has(pre)').filter({ visible: true });
      const wide = await frames.evaluateAll(
        (all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
      );
      expect.soft(wide, `${path} at ${width} px`).toBe(0);
    }
  }
});
