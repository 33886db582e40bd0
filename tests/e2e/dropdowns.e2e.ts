import type { Locator, Page } from '@playwright/test';
import { expect, mainMenu, openReady, test } from './support/test.ts';

/** A page that is drawn quickly: the menu is the same on each. */
const START = '/docs/glossary';

interface Dropdown {
  name: string;
  label: Locator;
  toggle: Locator;
  /** An entry of its panel. */
  entry: Locator;
}

function dropdowns(page: Page): Dropdown[] {
  const menu = mainMenu(page);
  return [
    ['Product features', 'Dedicated IBANs'],
    ['Industries', 'Crypto companies'],
    ['Developers', 'API Documentation'],
    ['Company', 'Newsroom'],
  ].map(([name = '', entry]) => ({
    name,
    label: menu.getByRole('link', { name, exact: true }).first(),
    toggle: menu.getByRole('button', { name: `${name} menu` }),
    entry: menu.getByRole('link', { name: new RegExp(`^${entry}`) }),
  }));
}

test.beforeEach(async ({ page }) => openReady(page, START));

test('each opens on hover and closes on mouse out', async ({ page }) => {
  for (const { label, toggle, entry, name } of dropdowns(page)) {
    await expect(entry, name).toBeHidden();
    await label.hover();
    await expect(entry, name).toBeVisible();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.move(700, 880);
    await expect(entry, name).toBeHidden();
  }
});

test('each works by keyboard', async ({ page }) => {
  for (const { toggle, entry, name } of dropdowns(page)) {
    for (const key of ['Enter', 'Space', 'ArrowDown']) {
      await toggle.focus();
      await page.keyboard.press(key);
      await expect(entry, `${name} by ${key}`).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect(entry, name).toBeHidden();
      await expect(toggle).toBeFocused();
    }
  }
});

test('a dropdown closes when the focus leaves it, and opens no other', async ({ page }) => {
  const [products, industries] = dropdowns(page) as [Dropdown, Dropdown];
  await industries.toggle.focus();
  await page.keyboard.press('Enter');
  await expect(industries.entry).toBeVisible();
  await expect(products.entry).toBeHidden();
  await page.getByRole('link', { name: 'Pricing', exact: true }).first().focus();
  await expect(industries.entry).toBeHidden();
});

test('a route change closes each, also back', async ({ page }) => {
  for (const { toggle, entry, name } of dropdowns(page)) {
    await mainMenu(page).getByRole('link', { name: 'Referral', exact: true }).click();
    await expect(page).toHaveURL(/\/referralProgram$/);
    // The address changes before the page has arrived, and its arrival closes what is open.
    await expect(page.getByRole('main')).toBeFocused();
    await page.mouse.move(700, 880);
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(entry, name).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(START);
    await expect(entry, name).toBeHidden();
  }
});
