import type { Locator, Page } from '@playwright/test';
import { feePage } from '#content/queries/fees-query.ts';
import { expect, openReady } from './test.ts';

/** The total of the example month by category, as calculated in docs/fees.md. */
export const MONTH = { low: '€341.00', medium: '€1,150.80', high: '€3,828.00' } as const;

export const params = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

/** Scrolls to the calculator and waits until it has hydrated. */
export async function openMonth(page: Page, path = '/fee'): Promise<Locator> {
  await openReady(page, path);
  const month = page.getByRole('region', { name: feePage().month.heading });
  // Its script loads when it comes into view; content that loads late may push it out again.
  await expect(async () => {
    await month.getByRole('heading', { level: 2 }).scrollIntoViewIfNeeded();
    await expect(month.locator('[data-ready]')).toBeAttached({ timeout: 1500 });
  }).toPass();
  return month;
}

export const total = (month: Locator) => month.locator('strong');
export const row = (month: Locator, label: string) =>
  month.getByRole('listitem').filter({ hasText: label });
