import type { Locator, Page } from '@playwright/test';
import { headerMenu } from '#content/queries/header-menu-query.ts';
import { violations } from './support/axe.ts';
import { expect, mainMenu, openReady, test } from './support/test.ts';

/** A page that renders quickly; the menu is the same on every page. */
const START = '/docs/glossary';

interface Dropdown {
  name: string;
  label: Locator;
  toggle: Locator;
  /** A link in its panel. */
  entry: Locator;
}

function dropdowns(page: Page): Dropdown[] {
  const menu = mainMenu(page);
  return headerMenu().entries.flatMap(({ label: name, panel }) => {
    const [first] = panel?.items ?? [];
    if (!first) return [];
    return {
      name,
      label: menu.getByRole('link', { name, exact: true }).first(),
      toggle: menu.getByRole('button', { name: `${name} menu` }),
      entry: menu.locator('[data-panel]').getByRole('link', { name: first.label }).first(),
    };
  });
}

test.beforeEach(async ({ page }) => openReady(page, START));

test('each opens on hover and closes on mouse out', async ({ page }) => {
  for (const { label, toggle, entry, name } of dropdowns(page)) {
    await expect(entry, name).toBeHidden();
    await label.hover();
    await expect(entry, name).toBeVisible();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(await violations(page, { within: 'header' }), `${name}: accessibility`).toEqual([]);
    await page.mouse.move(700, 880);
    await expect(entry, name).toBeHidden();
  }
});

test('each opens by Enter, Space and arrow key, and closes on Escape with focus on its button', async ({
  page,
}) => {
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

test('Escape closes one that the mouse has opened, wherever the focus is', async ({ page }) => {
  const [products] = dropdowns(page) as [Dropdown];
  await page.getByRole('main').getByRole('link').first().focus();
  await products.label.hover();
  await expect(products.entry).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(products.entry).toBeHidden();
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

test('a dropdown closes when the focus leaves it, and no other opens', async ({ page }) => {
  const [products, industries] = dropdowns(page) as [Dropdown, Dropdown];
  await industries.toggle.focus();
  await page.keyboard.press('Enter');
  await expect(industries.entry).toBeVisible();
  await expect(products.entry).toBeHidden();
  await page.getByRole('link', { name: 'Pricing', exact: true }).first().focus();
  await expect(industries.entry).toBeHidden();
});
