import { expect, mainMenu, PHONE, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

test('dropdowns open on hover and on focus', async ({ page }) => {
  await page.goto('/docs');
  const menu = mainMenu(page);
  await menu.getByRole('link', { name: 'Industries', exact: true }).hover();
  await expect(menu.getByRole('link', { name: /^Crypto companies/ })).toBeVisible();
  await page.mouse.move(700, 880);
  await menu.getByRole('button', { name: 'Company menu' }).focus();
  await expect(menu.getByRole('link', { name: /^Careers/ })).toBeVisible();
});

test('the mobile menu opens and every link of header and footer is reachable', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/docs');
  await page.getByRole('button', { name: 'Open menu' }).click();
  for (const name of [
    'Product features',
    'Pricing',
    'API Documentation',
    'Company overview',
    'Careers',
  ]) {
    await expect(mainMenu(page).getByRole('link', { name, exact: true })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Close menu' }).click();
  await expect(mainMenu(page)).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  const links = page.getByRole('contentinfo').getByRole('link');
  for (const link of await links.all()) await expect(link).toBeVisible();
  await mainMenu(page).getByRole('link', { name: 'Pricing', exact: true }).click();
  await expect(page).toHaveURL('/fee');
});

test('the eligibility check lists its answers with conditions, prices and documents', async ({
  page,
}) => {
  await page.goto('/docs/getting-started/eligibility');
  const main = page.getByRole('main');
  // Locators see no text in a noscript element.
  const read = await main.evaluate((element) => element.textContent);
  expect(read).toContain('Austria; Belgium;');
  expect(read).toContain('The strictest of your answers decides');
  expect(read).toContain('Crypto companies (High risk): Providers authorised');
  expect(read).toMatch(/High risk\s*Opening\s*€1,500\.00\s*Monthly price\s*€590\.00\sa\smonth/);
  expect(read).toContain('Certificate of incorporation');
  await expect(main.getByRole('combobox')).toHaveCount(0);
});
