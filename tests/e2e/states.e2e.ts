import { violations } from './support/axe.ts';
import { openMonth } from './support/fees.ts';
import { expect, openReady, test, withConsent } from './support/test.ts';

for (const label of ['Product features', 'Industries', 'Developers', 'Company']) {
  test(`the open sheet of ${label} is without fault`, async ({ page }) => {
    await withConsent(page);
    await openReady(page, '/');
    const button = page.getByRole('button', { name: `${label} menu` });
    // By the keyboard: the mouse would open it on its way to the button and close it by the click.
    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(await violations(page)).toEqual([]);
  });
}

for (const width of [390, 1239]) {
  test(`the open menu is without fault at ${width} px`, async ({ page }) => {
    await withConsent(page);
    await page.setViewportSize({ width, height: 844 });
    await openReady(page, '/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Developers' }).click();
    await page.getByRole('button', { name: 'Company' }).click();
    await expect(page.getByRole('link', { name: 'Careers' }).first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

for (const width of [390, 1440]) {
  test(`the cookie banner is without fault at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openReady(page, '/');
    await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  for (const path of ['/', '/product', '/industries', '/fee', '/faq', '/docs', '/api']) {
    test(`${path} with everything unfolded is without fault at ${width} px`, async ({ page }) => {
      await withConsent(page);
      await page.setViewportSize({ width, height: 844 });
      await openReady(page, path);
      await page.evaluate(() => {
        for (const fold of document.querySelectorAll('details')) fold.open = true;
      });
      expect(await violations(page)).toEqual([]);
    });
  }
}

test('the bill with a wrong entry is without fault', async ({ page }) => {
  const month = await openMonth(page);
  const field = month.getByRole('textbox', { name: 'SEPA sent, number a month' });
  await field.fill('many');
  await field.blur();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(await violations(page)).toEqual([]);
});

test('questions that nothing matches are without fault', async ({ page }) => {
  await withConsent(page);
  await openReady(page, '/faq');
  await page.getByRole('searchbox').fill('zzzz');
  await expect(page.getByRole('status').first()).not.toBeEmpty();
  expect(await violations(page)).toEqual([]);
});

test('the mistyped address is without fault', async ({ page, watch }) => {
  await withConsent(page);
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  watch.faults = watch.faults.filter((fault) => !fault.includes('404'));
});
