import { expect, openReady, test } from './support/test.ts';

test('the home page has particles once it is idle', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openReady(page, '/');
  await expect(page.locator('[data-particles] canvas')).toBeVisible();
});

test('they come to rest after five seconds', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await openReady(page, '/');
  const dust = page.locator('[data-particles] canvas');
  await expect(dust).toBeVisible();
  const picture = () => dust.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  const floating = await picture();
  await expect.poll(picture).not.toBe(floating);
  await page.clock.runFor(5200);
  const resting = await picture();
  await page.clock.runFor(500);
  expect(await picture()).toBe(resting);
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
