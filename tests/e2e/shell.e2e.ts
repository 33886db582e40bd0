import { expect, mainMenu, openReady, test } from './support/test.ts';

test('every page sits in the shell of loading bar, page and banner', async ({ page, context }) => {
  await context.clearCookies();
  await openReady(page, '/docs');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeVisible();
});

test('the skip link moves past the header', async ({ page }) => {
  await openReady(page, '/faq');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('beside a map of documents, the skip link moves past the map too', async ({ page }) => {
  await openReady(page, '/docs/getting-started/eligibility');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  // The first of the breadcrumbs.
  await expect(page.getByRole('link', { name: 'Docs', exact: true })).toBeFocused();
});

test('React is not loaded before the visitor reaches an island', async ({ page }) => {
  const react = (url: string) => /\/react\.[^/]*\.js$/.test(url);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await openReady(page, '/fee');
  await mainMenu(page).getByRole('link', { name: 'Company', exact: true }).hover();
  await page.waitForLoadState('networkidle');
  expect(loaded.filter(react)).toEqual([]);
  const asked = page.waitForRequest((request) => react(request.url()));
  await page.getByRole('textbox', { name: 'SEPA sent, number a month' }).focus();
  await asked;
});
