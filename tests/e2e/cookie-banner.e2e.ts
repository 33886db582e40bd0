import { baseUrl, expect, openReady, test } from './support/test.ts';

test.beforeEach(({ context }) => context.clearCookies());

const TEXT =
  'Cookies help us deliver the best experience on our website. By using our website, you agree to the use of cookies.';
const DAY_S = 86_400;

test('the banner asks, Accept writes the cookie and hides it for good', async ({ page }) => {
  await page.goto('/company');
  const banner = page.getByRole('region', { name: 'Cookie consent' });
  await expect(banner).toContainText(TEXT);
  await expect(banner.getByRole('button')).toHaveText(['Accept']);
  await expect(banner).toHaveCSS('position', 'fixed');
  const before = Math.floor(Date.now() / 1000);
  await banner.getByRole('button', { name: 'Accept' }).click();
  await expect(banner).toBeHidden();
  const after = Math.ceil(Date.now() / 1000);
  const [cookie] = await page.context().cookies();
  expect(cookie).toMatchObject({
    name: 'cookie_usage',
    value: 'accepted',
    path: '/',
    sameSite: 'Lax',
    secure: false,
  });
  // Chromium caps lifetimes at 400 days, so the date that was written is read where it is made.
  expect(cookie?.expires).toBeGreaterThanOrEqual(before + 399 * DAY_S);
  expect(cookie?.expires).toBeLessThanOrEqual(after + 1826 * DAY_S);
  await page.reload();
  await expect(page.locator('header[data-ready]')).toBeAttached();
  await expect(banner).toBeHidden();
});

test('the cookie is written with an expiry 1826 days ahead', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-21T10:00:00Z'));
  await page.addInitScript(() => {
    const written: string[] = [];
    Reflect.set(window, 'written', written);
    Object.defineProperty(Document.prototype, 'cookie', {
      get: () => '',
      set: (value: string) => written.push(value),
    });
  });
  await page.goto('/company');
  await page.getByRole('button', { name: 'Accept' }).click();
  expect(await page.evaluate(() => Reflect.get(window, 'written'))).toEqual([
    'cookie_usage=accepted; Path=/; Expires=Fri, 21 Nov 2031 10:00:00 GMT; SameSite=Lax',
  ]);
});

test('any cookie entry that contains the name hides the banner', async ({ page }) => {
  await page.context().addCookies([{ name: 'x', value: 'old_cookie_usage_flag', url: baseUrl() }]);
  await openReady(page, '/company');
  await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeHidden();
});

test('the banner never covers the last line of the footer', async ({ page }) => {
  await page.goto('/company');
  const banner = page.getByRole('region', { name: 'Cookie consent' });
  await expect(banner).toBeVisible();
  const line = page.getByRole('contentinfo').getByText('©');
  // What loads late may make the page longer.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(line).toBeInViewport({ timeout: 500 });
  }).toPass();
  await expect
    .poll(async () => {
      const [top, bottom] = await Promise.all([
        banner.evaluate((element) => element.getBoundingClientRect().top),
        line.evaluate((element) => element.getBoundingClientRect().bottom),
      ]);
      return top - bottom;
    })
    .toBeGreaterThanOrEqual(0);
});
