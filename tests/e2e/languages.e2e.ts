import { violations } from './support/axe.ts';
import { horizontalOverflow } from './support/overflow.ts';
import { EXTENDED, expect, openReady, PHONE, test } from './support/test.ts';

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

test('the search finds French pages', async ({ page }) => {
  await openReady(page, '/fr');
  await page.getByRole('banner').getByRole('link', { name: 'Rechercher' }).click();
  await page.getByRole('dialog').getByRole('combobox').fill('attestation');
  await expect(page.getByRole('option').first()).toContainText('Attestation de solde');
});

for (const [path, run] of Object.entries({
  '/fr/fee': {},
  '/fr': EXTENDED,
  '/fr/product': EXTENDED,
})) {
  test(
    `${path} has no accessibility violations and no sideways scrolling`,
    run,
    async ({ page }) => {
      await openReady(page, path);
      for (const width of [1440, 1240, 1024, 390]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await violations(page), `accessibility at ${width} px`).toEqual([]);
        expect
          .soft(await horizontalOverflow(page), `sideways scrolling at ${width} px`)
          .toEqual([]);
      }
    },
  );
}
