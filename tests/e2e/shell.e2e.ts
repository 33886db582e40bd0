import { expect, openReady, test, withConsent } from './support/test.ts';

test.use({ reducedMotion: 'no-preference' });

test.beforeEach(async ({ page }) => withConsent(page));

test('every page sits in the shell of loading bar, page and banner', async ({ page }) => {
  await page.context().clearCookies();
  await openReady(page, '/docs');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeVisible();
});

test('a page that is long in coming shows the loading bar, until it is there', async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await openReady(page, '/faq');
  await page.route('**/about', (route) => held.then(() => route.continue()));
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
  const bar = page.getByRole('progressbar', { name: 'Page is loading' });
  await expect(bar).toHaveCSS('height', '3px');
  release();
  await expect(page).toHaveURL(/\/about$/);
  await expect(bar).toHaveCount(0);
});

test('the header lets the lines through at the top and is solid over the text below', async ({
  page,
}) => {
  await openReady(page, '/');
  const ground = () =>
    page
      .getByRole('banner')
      .evaluate((header) => Number(getComputedStyle(header, '::before').opacity));
  await expect.poll(ground).toBe(0);
  await page.mouse.wheel(0, 600);
  await expect.poll(ground).toBeGreaterThan(0.9);
});

test('the skip link leads past the header', async ({ page }) => {
  await openReady(page, '/faq');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
