import { site } from '../../src/content/site.ts';
import { baseUrl, expect, openReady, test } from './support/test.ts';

test('every page sits in the shell of loading bar, page and banner', async ({ page, context }) => {
  await context.clearCookies();
  await openReady(page, '/docs');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeVisible();
  await expect(page.locator('[data-phase="idle"]')).toBeAttached();
});

test('the header has Register and Login, and its logo leads home', async ({ page }) => {
  await openReady(page, '/faq');
  const header = page.getByRole('banner');
  for (const name of ['Register', 'Login'] as const) {
    const address = site.urls[name === 'Login' ? 'login' : 'register'];
    await expect(header.getByRole('link', { name })).toHaveAttribute('href', address);
  }
  await header.getByRole('link', { name: `${site.name}, home` }).click();
  await expect(page).toHaveURL(`${baseUrl()}/`);
});

test('the header lets the lines through at the top and is solid over the text below', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openReady(page, '/company');
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
