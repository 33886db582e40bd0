import { openSearch } from './support/search.ts';
import { expect, openReady, PHONE, test } from './support/test.ts';

/** The second institution has its site in French too. */
test.use({ institution: 'second' });

test('switching the language keeps the page and the fragment, in both directions', async ({
  page,
}) => {
  await openReady(page, '/product#productSwift');
  await page.getByRole('banner').getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL(/\/fr\/product#productSwift$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Huit outils.' })).toBeAttached();
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/[^r]\/product#productSwift$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Eight tools.' })).toBeAttached();
});

test('the language switch is in the menu on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openReady(page, '/fee');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL(/\/fr\/fee$/);
});

test('the search finds French pages, in the dialog and on its page', async ({ page }) => {
  await openReady(page, '/fr');
  const dialog = await openSearch(page, 'Rechercher');
  await dialog.getByRole('combobox').fill('attestation');
  await expect(dialog.getByRole('option').first()).toContainText('Attestation de solde');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/fr/search?q=attestation');
  await expect(page.locator('[data-found] a').first()).toContainText('Attestation de solde');
});
