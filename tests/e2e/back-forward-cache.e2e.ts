import type { Page } from '@playwright/test';
import { CONSENT_COOKIE } from '#spec.ts';
import {
  EXTENDED,
  expect,
  goToAbout,
  isSameDocument,
  mainMenu,
  markDocument,
  openReady,
  PHONE,
  test,
} from './support/test.ts';

/** Goes back to a page marked by `markDocument`, which must be the same document. */
async function goBackTo(page: Page, path: string): Promise<void> {
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(path);
  expect(await isSameDocument(page)).toBe(true);
}

// The state of pages restored from the back/forward cache. These tests run in the full Chromium,
// since the headless shell has no such cache (playwright.config.ts).

test.describe('a page restored from the back/forward cache', EXTENDED, () => {
  test('Back restores the page at its scroll position', async ({ page }) => {
    await openReady(page, '/faq');
    await markDocument(page);
    const toEnd = () =>
      page.evaluate(
        () => document.documentElement.scrollHeight - window.innerHeight - window.scrollY,
      );
    expect(await toEnd()).toBeGreaterThan(1000);
    // Sections are laid out as they come into view, so End may have to be pressed again.
    await expect
      .poll(async () => {
        await page.keyboard.press('End');
        return toEnd();
      })
      .toBeLessThan(1);
    await goToAbout(page);
    await goBackTo(page, '/faq');
    await expect.poll(toEnd).toBeLessThan(1);
  });

  test('consent given on another page or in another tab hides the banner', async ({
    page,
    context,
  }) => {
    await context.clearCookies();
    const banner = page.getByRole('region', { name: 'Cookie consent' });
    await openReady(page, '/faq');
    await markDocument(page);
    await expect(banner).toBeVisible();
    await goToAbout(page);
    await page.getByRole('button', { name: 'Accept' }).click();
    await goBackTo(page, '/faq');
    await expect(banner).toBeHidden();

    // Other tabs notice the cookie by the Cookie Store API, or without it when they become visible.
    for (const tells of [true, false]) {
      if (!tells) await page.addInitScript(() => Reflect.deleteProperty(window, 'cookieStore'));
      await context.clearCookies();
      await openReady(page, '/fee');
      await expect(banner).toBeVisible();
      const other = await context.newPage();
      await openReady(other, '/faq');
      await other.getByRole('button', { name: 'Accept' }).click();
      if (!tells) {
        // A cookie of another tab arrives a little after the click.
        await expect.poll(() => page.evaluate(() => document.cookie)).toContain(CONSENT_COOKIE);
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      }
      await expect(banner).toBeHidden();
      await other.close();
    }
  });

  test('the search dialog is closed when Back restores the page it was used on', async ({
    page,
  }) => {
    await openReady(page, '/faq');
    await markDocument(page);
    await page.keyboard.press('ControlOrMeta+K');
    await page.getByRole('combobox', { name: 'Search' }).fill('sepa');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Best matches' })).toBeVisible();
    await goBackTo(page, '/faq');
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeHidden();
  });

  test('a dropdown opens on hover after returning by Back with the pointer already over it', async ({
    page,
  }) => {
    await openReady(page, '/faq');
    await markDocument(page);
    const label = mainMenu(page).getByRole('link', { name: 'Company', exact: true });
    const { x, y } = (await label.boundingBox()) ?? { x: 0, y: 0 };
    await label.click();
    await expect(page).toHaveURL(/\/company$/);
    await goBackTo(page, '/faq');
    await page.mouse.move(x + 5, y + 5);
    await page.mouse.move(x + 9, y + 5);
    const toggle = mainMenu(page).getByRole('button', { name: 'Company menu' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  });

  test('Back shows the API samples in the programming language chosen last', async ({ page }) => {
    const chosen = page.locator('input[name="language"]:checked').first();
    await openReady(page, '/api/payments');
    await markDocument(page);
    await expect(chosen).toHaveValue('bash');
    await page.locator('main a[href="/api/accounts"]').first().press('Enter');
    await expect(page).toHaveURL(/\/api\/accounts$/);
    await page.locator('input[name="language"][value="typescript"]').first().check({ force: true });
    await goBackTo(page, '/api/payments');
    await expect(chosen).toHaveValue('typescript');
  });

  test('the mobile menu is closed when Back restores the page it was used on', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openReady(page, '/faq');
    const before = await page.evaluate(() => history.length);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await mainMenu(page).getByRole('link', { name: 'Pricing', exact: true }).click();
    await expect(page).toHaveURL(/\/fee$/);
    // The new page replaced the history entry of the menu.
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL(/\/faq$/);
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
    await expect(page.getByRole('main')).not.toHaveAttribute('inert');
  });

  test('a page of an older build restored by Back is reloaded', async ({ page }) => {
    await openReady(page, '/faq');
    await markDocument(page);
    await page.evaluate(() =>
      document.querySelector('meta[name="build-id"]')?.setAttribute('content', 'before'),
    );
    await goToAbout(page);
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL(/\/faq$/);
    await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false);
  });
});
