import { violations } from './support/axe.ts';
import { openMonth } from './support/fees.ts';
import { expect, mainMenu, openReady, PHONE, test } from './support/test.ts';

test('the open dropdown panels have no accessibility violations', async ({ page }) => {
  await openReady(page, '/docs/glossary');
  for (const label of ['Product features', 'Industries', 'Developers', 'Company']) {
    const button = page.getByRole('button', { name: `${label} menu` });
    // By key: the mouse would open it by hover and close it by the click.
    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(await violations(page, { within: 'header' }), label).toEqual([]);
  }
});

test('the open mobile menu has no accessibility violations', async ({ page }) => {
  // High enough for the whole menu, since a control that is partly scrolled away counts as too
  // small.
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

test('the cookie banner has no accessibility violations', async ({ page, context }) => {
  await context.clearCookies();
  await openReady(page, '/docs/glossary');
  await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeVisible();
  for (const width of [PHONE.width, 1440]) {
    await page.setViewportSize({ ...PHONE, width });
    expect(await violations(page), `${width} px`).toEqual([]);
  }
});

test('the calculator with an invalid entry has no accessibility violations', async ({ page }) => {
  const month = await openMonth(page);
  const field = month.getByRole('textbox', { name: 'SEPA sent, number a month' });
  await field.fill('many');
  await field.blur();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(await violations(page)).toEqual([]);
});

test('the FAQ without a matching question has no accessibility violations', async ({ page }) => {
  await openReady(page, '/faq');
  await page.getByRole('searchbox').fill('zzzz');
  await expect(page.getByRole('status').first()).not.toBeEmpty();
  expect(await violations(page)).toEqual([]);
});
