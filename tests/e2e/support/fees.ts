import type { Locator, Page } from '@playwright/test';
import { feePage, feePlan, feeVersions } from '../../../src/content/queries/fees.ts';
import { bill, type MonthInput } from '../../../src/tariff/bill.ts';
import { formatMoney } from '../../../src/tariff/money.ts';
import type { Tariff } from '../../../src/tariff/schema/shape.ts';
import { expect, withConsent } from './test.ts';

/** The tariff changes by itself on its day, and these tests with it; docs/fees.md has the sums by hand. */
export const { current, next, previous } = feeVersions();

/** What the example month costs, with some entries changed. */
export function costs(
  entries: MonthInput['entries'] = {},
  { category = 'low', tariff = current }: { category?: string; tariff?: Tariff } = {},
): string {
  const example = feePage().month.examples.companies;
  return formatMoney(
    bill(tariff, feePlan(), {
      audience: 'companies',
      category,
      entries: { ...example, ...entries },
    }).total,
  );
}

export const params = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

/** Opens the page when the price list's controls work. */
export async function openFees(page: Page, path = '/fee'): Promise<void> {
  await withConsent(page);
  await page.goto(path);
  await expect(page.locator('#tariff[data-connected]')).toBeAttached();
}

/** Scrolls to the calculator and waits until it counts. */
export async function openMonth(page: Page, path = '/fee'): Promise<Locator> {
  await openFees(page, path);
  const month = page.getByRole('region', { name: 'A month with us.' });
  // Its script is fetched when it comes into view; what loads late may push it out again.
  await expect(async () => {
    await month.getByRole('heading', { level: 2 }).scrollIntoViewIfNeeded();
    await expect(month.locator('[data-ready]')).toBeAttached({ timeout: 1500 });
  }).toPass({ timeout: 15_000 });
  return month;
}

export const total = (month: Locator) => month.locator('strong');
export const row = (month: Locator, label: string) =>
  month.getByRole('listitem').filter({ hasText: label });
