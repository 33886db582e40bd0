import { openSearch } from './support/search.ts';
import { EXTENDED, expect, openReady, PHONE, test } from './support/test.ts';

/** A site whose default language is French, with English under `/en`. */
test.use({ institution: 'french', locale: 'fr-FR' });

test.describe('a site whose default language is French', EXTENDED, () => {
  test('a visitor from France accepts the cookies and finds the prices through the menu', async ({
    page,
  }) => {
    await page.context().clearCookies();
    await page.setViewportSize(PHONE);
    await openReady(page, '/');
    const banner = page.getByRole('region', { name: 'Consentement aux cookies' });
    await banner.getByRole('button', { name: 'Accepter' }).click();
    await expect(banner).toBeHidden();
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu principal' });
    await menu.getByRole('link', { name: 'Tarifs', exact: true }).click();
    await expect(page).toHaveTitle(/La liste des tarifs/);
  });

  test('calculates a month, filters the lines, opens the PDF and switches to English, all from French', async ({
    page,
  }) => {
    await openReady(page, '/fee');
    const month = page.getByRole('region', { name: 'Calculer un mois.' });
    const amount = page.getByRole('textbox', { name: 'Change, par mois, en euros' });
    const row = month.getByRole('listitem').filter({ has: amount });
    await amount.scrollIntoViewIfNeeded();
    await expect(month.locator('[data-ready]')).toBeAttached();
    await amount.fill('1 234,56');
    await expect(row).toContainText(/1\s234,56\s€ × 0,60\s%\s*: *7,41 €$/);
    await amount.fill('douze');
    await expect(row).toContainText('Des chiffres uniquement. Non compris dans le total.');

    const lines = page.getByRole('region', { name: 'Tarifs pour les entreprises' });
    await lines
      .getByRole('searchbox', { name: 'Filtrer les tarifs pour les entreprises' })
      .fill('cloture');
    await expect(lines.getByRole('status')).toHaveText('1 ligne sur 9');

    await page.getByRole('main').locator('summary', { hasText: 'Les listes en fichiers' }).click();
    const pdf = page.getByRole('link', { name: /^Entreprises, grille tarifaire 2026-1\s: PDF/ });
    const file = await page.request.get((await pdf.getAttribute('href')) ?? '');
    expect((await file.body()).toString('latin1')).toContain('/Lang (fr)');

    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/\/en\/fee\b/);
    await expect(
      page.getByRole('heading', { level: 1, name: 'One list at a time.' }),
    ).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Français' }).click();
    await expect(page).toHaveURL(/[^n]\/fee\b/);
    await expect(page).toHaveTitle(/La liste des tarifs/);
  });

  test('a search with other word forms than those of the texts finds the answers', async ({
    page,
  }) => {
    await openReady(page, '/');
    const dialog = await openSearch(page, 'Rechercher');
    for (const [question, answer] of [
      ['fonds protege', /Fonds protégés/],
      ['adresser mes réclamations', /réclamation/],
      ['bordereau préparé', /Ouvrir un compte/],
      ['fermons-nous les comptes', /Comment fermer le compte/],
      ['ouvertures gratuites', /Ouverture/],
    ] as const) {
      await dialog.getByRole('combobox', { name: 'Rechercher' }).fill(question);
      await expect(dialog.getByRole('option', { name: answer }).first()).toBeVisible();
    }
  });

  test('a price with the currency symbol after it has a gap before its unit', async ({ page }) => {
    await page.setViewportSize({ width: 1240, height: 900 });
    await openReady(page, '/');
    const price = page
      .getByRole('region', { name: 'Ce que cela coûte.' })
      .getByRole('listitem')
      .filter({ hasText: '120' })
      .getByRole('paragraph')
      .first();
    const [sign, per] = await Promise.all(
      [price.getByText('€'), price.getByText('par mois')].map((text) => text.boundingBox()),
    );
    expect((per?.x ?? 0) - ((sign?.x ?? 0) + (sign?.width ?? 0))).toBeGreaterThan(4);
  });

  test('headings and labels of a phone may take a hyphen, and nothing else', async ({ page }) => {
    for (const path of ['/fee', '/faq', '/docs/ouvrir', '/en/fee']) {
      await page.setViewportSize(PHONE);
      await openReady(page, path);
      const hyphens = () =>
        page.evaluate(() => {
          const named = 'h1, h2, h3, label, th, summary';
          const wrong = [...document.querySelectorAll('main *')].filter((element) => {
            const isNamed = element.closest(named) !== null && !element.closest('code');
            return (getComputedStyle(element).hyphens === 'auto') !== isNamed;
          });
          return wrong.map(({ outerHTML }) => outerHTML.slice(0, 80));
        });
      expect.soft(await hyphens(), path).toEqual([]);
      await page.setViewportSize({ width: 1240, height: 900 });
      const parted = page.locator('h1').evaluate((title) => getComputedStyle(title).hyphens);
      expect.soft(await parted, `${path} on a desktop`).toBe('manual');
    }
  });

  test('the sign of a typed sum stands behind it, and never over it', async ({ page }) => {
    for (const [path, place] of [
      ['/fee', 'behind'],
      ['/en/fee', 'before'],
    ] as const) {
      await openReady(page, path);
      const field = page.locator('input[inputmode="decimal"]').first();
      await field.scrollIntoViewIfNeeded();
      const { sign, text } = await field.evaluate((input: HTMLInputElement) => {
        const box = input.getBoundingClientRect();
        const { paddingLeft, paddingRight } = getComputedStyle(input);
        const beside = input.previousElementSibling?.getBoundingClientRect();
        return {
          sign: { from: beside?.left ?? 0, to: beside?.right ?? 0 },
          text: {
            from: box.left + Number.parseFloat(paddingLeft),
            to: box.right - Number.parseFloat(paddingRight),
          },
        };
      });
      if (place === 'behind') expect(sign.from, path).toBeGreaterThanOrEqual(text.to);
      else expect(sign.to, path).toBeLessThanOrEqual(text.from);
    }
  });

  test('the lines of the prices end with them, also above a short list', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openReady(page, '/fee');
    const list = page.getByRole('region', { name: 'Tarifs pour les entreprises' });
    await list.evaluate((element) =>
      window.scrollTo({ top: element.getBoundingClientRect().top + scrollY - 300 }),
    );
    const beside = () => page.screenshot({ clip: { x: 40, y: 380, width: 40, height: 60 } });
    const before = await beside();
    await page.locator('main > :first-child').evaluate((opening: HTMLElement) => {
      opening.style.visibility = 'hidden';
    });
    expect(before.equals(await beside())).toBe(true);
  });
});
