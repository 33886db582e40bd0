import { expect, openReady, test } from './support/test.ts';

test('the home page has particles once it is idle', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openReady(page, '/');
  await expect(page.locator('[data-particles] canvas')).toBeVisible();
});

test('no particles, and no download of them, under reduced motion', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await openReady(page, '/');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[data-particles] canvas')).toHaveCount(0);
  expect(loaded.filter((url) => /draw\./.test(url))).toEqual([]);
});

test('reading pages have none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openReady(page, '/docs');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('canvas')).toHaveCount(0);
});
