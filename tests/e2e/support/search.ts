import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Waits until the shortcut of the search is active. */
export const shortcutReady = (page: Page): Promise<void> =>
  expect(page.locator('header a[aria-keyshortcuts]')).toBeAttached();

/**
 * Opens the search by its button, once its script has loaded. `name` is what the language of the
 * page calls the search. Returns the dialog.
 */
export async function openSearch(page: Page, name = 'Search'): Promise<Locator> {
  const link = page.getByRole('banner').getByRole('link', { name });
  await expect(link).toHaveAttribute('aria-keyshortcuts');
  await link.click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.getByRole('combobox', { name })).toBeFocused();
  return dialog;
}
