import { expect, openReady, PHONE, test } from './support/test.ts';

/** In CSS pixels, without what stays folded. */
const LONGEST = 9500;

test('the longest pages end on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const path of ['/', '/product', '/industries', '/fee']) {
    await openReady(page, path);
    const height = await page.evaluate(() => document.body.scrollHeight);
    expect.soft(height, path).toBeLessThanOrEqual(LONGEST);
  }
});
