import type { Locator, Page } from '@playwright/test';
import { waitForFonts } from './support/fonts.ts';
import { expect, openReady, PHONE, test } from './support/test.ts';

/**
 * Screenshots of what all pages share: the shell and drawings; the basic components have theirs
 * (kit.e2e.ts). They are taken on the second institution's site, so a change of content does not
 * affect them. The comparison is tolerant (playwright.config.ts), since machines render text
 * slightly differently. `playwright test screenshots --update-snapshots` takes them again; check
 * each one before committing it.
 */

/** High enough for elements taller than a phone's screen, so that no fixed element covers them. */
const TALL_PHONE = { width: 390, height: 1400 };

async function open(page: Page, path: string): Promise<void> {
  await openReady(page, path);
  await page.evaluate(() => document.fonts.ready);
}

test.use({ institution: 'second' });
test.beforeEach(async ({ page }) => waitForFonts(page));

/**
 * Takes a screenshot of the element, with nothing of the header over it. The page is first shifted
 * so that the element starts on a whole pixel, because otherwise the content above it decides
 * whether the screenshot is a row higher.
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
  test('header of a wide page and on a phone', async ({ page }) => {
    await open(page, '/company');
    await expect(page.getByRole('banner')).toHaveScreenshot('header.png');
    await page.setViewportSize(PHONE);
    await expect(page.getByRole('banner')).toHaveScreenshot('header-phone.png');
  });

  for (const label of ['Product features', 'Industries', 'Company']) {
    test(`the dropdown panel of ${label}`, async ({ page }) => {
      await open(page, '/company');
      await page.getByRole('button', { name: `${label} menu` }).press('Enter');
      await page.mouse.move(1, 880);
      const sheet = page.locator('[data-panel]').filter({ visible: true });
      await expect(sheet).toHaveScreenshot(`sheet-${label.split(' ')[0]?.toLowerCase()}.png`);
    });
  }

  test('the menu on a phone', async ({ page }) => {
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

test('the search field, and the closing section', async ({ page }) => {
  await open(page, '/faq');
  await picture(page.getByRole('search'), 'search-field');
  await open(page, '/');
  await picture(page.getByRole('region', { name: /^Bring your papers/ }), 'closing');
  await page.setViewportSize(TALL_PHONE);
  await picture(page.getByRole('region', { name: /^Bring your papers/ }), 'closing-phone');
});

for (const path of ['/', '/product']) {
  test(`the drawings of ${path}`, async ({ page }) => {
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
