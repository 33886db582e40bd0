import type { Page } from '@playwright/test';
import { expect, mainMenu, openReady, test } from './support/test.ts';

const DROPDOWNS = [
  { label: 'Product features', entry: 'Dedicated IBANs' },
  { label: 'Industries', entry: 'Crypto companies' },
  { label: 'Developers', entry: 'API Documentation' },
  { label: 'Company', entry: 'Newsroom' },
];

const link = (page: Page, name: string) =>
  mainMenu(page).getByRole('link', { name, exact: true }).first();
const toggle = (page: Page, name: string) =>
  mainMenu(page).getByRole('button', { name: `${name} menu` });
const item = (page: Page, name: string) =>
  mainMenu(page).getByRole('link', { name: new RegExp(`^${name}`) });

/** A page that is drawn quickly: the menu is the same on each. */
const START = '/docs/glossary';

test.beforeEach(async ({ page }) => openReady(page, START));

test('each opens on hover and closes on mouse out', async ({ page }) => {
  for (const { label, entry } of DROPDOWNS) {
    await expect(item(page, entry)).toBeHidden();
    await link(page, label).hover();
    await expect(item(page, entry)).toBeVisible();
    await expect(toggle(page, label)).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.move(700, 880);
    await expect(item(page, entry)).toBeHidden();
  }
});

test('each works by keyboard', async ({ page }) => {
  for (const { label, entry } of DROPDOWNS) {
    for (const key of ['Enter', 'Space', 'ArrowDown']) {
      await toggle(page, label).focus();
      await page.keyboard.press(key);
      await expect(item(page, entry), key).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect(item(page, entry)).toBeHidden();
      await expect(toggle(page, label)).toBeFocused();
    }
  }
});

test('a dropdown closes when the focus leaves it, and opens no other', async ({ page }) => {
  await toggle(page, 'Industries').focus();
  await page.keyboard.press('Enter');
  await expect(item(page, 'Crypto companies')).toBeVisible();
  await expect(item(page, 'Dedicated IBANs')).toBeHidden();
  await link(page, 'Pricing').focus();
  await expect(item(page, 'Crypto companies')).toBeHidden();
});

test('Product and Industries show the heading and the way to the prices', async ({ page }) => {
  for (const name of ['Product features', 'Industries']) {
    await link(page, name).hover();
    const heading = mainMenu(page).getByText('Digital banking for companies');
    await expect(heading.filter({ visible: true })).toBeVisible();
    const pricing = mainMenu(page).getByRole('link', { name: 'See pricing' });
    await expect(pricing).toHaveAttribute('href', '/fee');
  }
});

test('a route change closes each', async ({ page }) => {
  await link(page, 'Referral').click();
  for (const [index, { label, entry }] of DROPDOWNS.entries()) {
    const back = index % 2 === 0;
    await expect(page).toHaveURL(back ? /\/referralProgram$/ : START);
    // The address changes before the page has arrived, and its arrival closes what is open.
    await expect(page.getByRole('main')).toBeFocused();
    await page.mouse.move(700, 880);
    await toggle(page, label).focus();
    await page.keyboard.press('Enter');
    await expect(item(page, entry)).toBeVisible();
    await (back ? page.goBack() : page.goForward());
    await expect(item(page, entry)).toBeHidden();
  }
});
