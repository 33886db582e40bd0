import type { Locator, Page } from '@playwright/test';
import { expect, openReady, PHONE, test } from './support/test.ts';
import { typefacesFirst } from './support/typefaces.ts';

/**
 * Pictures of what every page shares: the shell, the primitives, the vignettes. They show the second
 * institution, so that nobody who changes the content has to take them anew. They are compared
 * loosely (playwright.config.ts): another machine draws letters a little differently, and only a
 * change that a person would see should fail. `playwright test look --update-snapshots` takes them
 * anew; look at each before it is committed.
 */
/** High enough for what is higher than a phone's screen, so that nothing fixed lies over it. */
const TALL_PHONE = { width: 390, height: 1400 };

async function open(page: Page, path: string): Promise<void> {
  await openReady(page, path);
  await page.evaluate(() => document.fonts.ready);
}

test.use({ institution: 'second' });
test.beforeEach(async ({ page }) => typefacesFirst(page));

/**
 * The element in view, and nothing of the header over it. It is moved to a whole pixel of the page:
 * between two, a picture is a row higher or not by what stands above.
 */
async function picture(element: Locator, name: string): Promise<void> {
  await element.evaluate((node) => {
    const top = node.getBoundingClientRect().top + window.scrollY;
    const { style } = document.body;
    style.paddingTop = `${(Number.parseFloat(style.paddingTop) || 0) + Math.ceil(top) - top}px`;
    node.scrollIntoView({ block: 'center' });
    window.scrollTo({ top: Math.round(window.scrollY), behavior: 'instant' });
  });
  await expect(element).toHaveScreenshot(`${name}.png`);
}

test.describe('the shell', () => {
  test('header, at the top and over a scrolled page', async ({ page }) => {
    await open(page, '/company');
    await expect(page.getByRole('banner')).toHaveScreenshot('header.png');
    await page.setViewportSize(PHONE);
    await expect(page.getByRole('banner')).toHaveScreenshot('header-phone.png');
  });

  for (const label of ['Product features', 'Industries', 'Company']) {
    test(`the sheet of ${label}`, async ({ page }) => {
      await open(page, '/company');
      await page.getByRole('button', { name: `${label} menu` }).press('Enter');
      await page.mouse.move(1, 880);
      const sheet = page.locator('[data-panel]').filter({ visible: true });
      await expect(sheet).toHaveScreenshot(`sheet-${label.split(' ')[0]?.toLowerCase()}.png`);
    });
  }

  test('the menu of a phone', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await open(page, '/company');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.locator('#menu');
    await menu.getByRole('button', { name: 'Company' }).click();
    await menu.getByRole('button', { name: 'Company' }).blur();
    await expect(menu).toHaveScreenshot('menu.png');
  });

  test('footer and cookie banner', async ({ page, context }) => {
    await context.clearCookies();
    await open(page, '/company');
    const banner = page.getByRole('region', { name: 'Cookie consent' });
    await expect(banner).toHaveScreenshot('banner.png');
    await banner.getByRole('button', { name: 'Accept' }).click();
    await picture(page.getByRole('contentinfo'), 'footer');
    await page.setViewportSize(TALL_PHONE);
    await picture(page.getByRole('contentinfo'), 'footer-phone');
  });
});

test.describe('primitives', () => {
  test('a table, a disclosure, fields, and where the lines dock', async ({ page }) => {
    await open(page, '/blog/three-seats-at-one-bench');
    await picture(page.getByRole('region', { name: 'Table: Two to pay' }), 'table');
    await open(page, '/faq');
    const question = page.locator('main details').first();
    await expect(question).toHaveAttribute('open', '');
    await picture(question, 'disclosure');
    await picture(page.getByRole('search'), 'search-field');
    await open(page, '/');
    await picture(page.getByRole('region', { name: /^Bring your papers/ }), 'closing');
    await page.setViewportSize(TALL_PHONE);
    await picture(page.getByRole('region', { name: /^Bring your papers/ }), 'closing-phone');
  });
});

for (const path of ['/', '/product']) {
  test(`the vignettes of ${path}`, async ({ page }) => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 1400 });
      await open(page, path);
      const vignettes = page.locator('[data-drawing]').filter({ visible: true });
      const names = await vignettes.evaluateAll((found) =>
        found.map((element) => element.getAttribute('data-drawing')),
      );
      expect(new Set(names).size).toBe(names.length);
      for (const name of names) {
        await picture(page.locator(`[data-drawing="${name}"]`), `${name}-${width}`);
      }
    }
  });
}
