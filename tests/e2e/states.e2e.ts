import { violations } from './support/axe.ts';
import { openMonth } from './support/fees.ts';
import { expect, mainMenu, openReady, PHONE, test } from './support/test.ts';

test('the open sheets are without fault', async ({ page }) => {
  await openReady(page, '/docs/glossary');
  for (const label of ['Product features', 'Industries', 'Developers', 'Company']) {
    const button = page.getByRole('button', { name: `${label} menu` });
    // By the keyboard: the mouse would open it on its way to the button and close it by the click.
    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(await violations(page), label).toEqual([]);
  }
});

test('the open menu is without fault', async ({ page }) => {
  // High enough for the whole menu: what is half scrolled away is small.
  await page.setViewportSize({ ...PHONE, height: 1400 });
  await openReady(page, '/docs/glossary');
  await page.getByRole('button', { name: 'Open menu' }).click();
  for (const name of ['Developers', 'Company']) {
    await mainMenu(page).getByRole('button', { name }).click();
  }
  await expect(mainMenu(page).getByRole('link', { name: 'Careers' })).toBeVisible();
  for (const width of [PHONE.width, 1239]) {
    await page.setViewportSize({ width, height: 1400 });
    expect(await violations(page), `${width} px`).toEqual([]);
  }
});

test('the cookie banner is without fault', async ({ page, context }) => {
  await context.clearCookies();
  await openReady(page, '/docs/glossary');
  await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeVisible();
  for (const width of [PHONE.width, 1440]) {
    await page.setViewportSize({ ...PHONE, width });
    expect(await violations(page), `${width} px`).toEqual([]);
  }
});

test('the bill with a wrong entry is without fault', async ({ page }) => {
  const month = await openMonth(page);
  const field = month.getByRole('textbox', { name: 'SEPA sent, number a month' });
  await field.fill('many');
  await field.blur();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(await violations(page)).toEqual([]);
});

test('questions that nothing matches are without fault', async ({ page }) => {
  await openReady(page, '/faq');
  await page.getByRole('searchbox').fill('zzzz');
  await expect(page.getByRole('status').first()).not.toBeEmpty();
  expect(await violations(page)).toEqual([]);
});
