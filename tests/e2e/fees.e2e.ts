import type { Locator, Page } from '@playwright/test';
import { feePageTexts, feeVersions } from '../../src/content/queries/fees.ts';
import type { Tariff } from '../../src/content/schemas/fees.ts';
import { bill, type MonthInput } from '../../src/features/fees/model/bill.ts';
import { formatMoney } from '../../src/features/fees/model/money.ts';
import { dayText } from '../../src/ui/day/day.tsx';
import { expect, test, withConsent } from './support/test.ts';

/** The tariff changes by itself on its day, and these tests with it; docs/fees.md has the sums by hand. */
const { current, next, previous } = feeVersions();

/** What the example month costs, with some entries changed. */
function costs(
  entries: MonthInput['entries'] = {},
  { category = 'low', tariff = current }: { category?: string; tariff?: Tariff } = {},
): string {
  const example = feePageTexts.month.examples.companies;
  return formatMoney(
    bill(tariff.companies, { category, entries: { ...example, ...entries } }).total,
  );
}

const params = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

/** Opens the page when the price list's controls work. */
async function openFees(page: Page, path = '/fee'): Promise<void> {
  await withConsent(page);
  await page.goto(path);
  await expect(page.locator('#tariff[data-connected]')).toBeAttached();
}

/** Scrolls to the calculator and waits until it counts. */
async function openMonth(page: Page, path = '/fee'): Promise<Locator> {
  await openFees(page, path);
  const month = page.getByRole('region', { name: 'A month with us.' });
  // Its script is fetched when it comes into view; what loads late may push it out again.
  await expect(async () => {
    await month.getByRole('heading', { level: 2 }).scrollIntoViewIfNeeded();
    await expect(month.locator('[data-ready]')).toBeAttached({ timeout: 1500 });
  }).toPass({ timeout: 15_000 });
  return month;
}

const total = (month: Locator) => month.locator('strong');
const row = (month: Locator, label: string) =>
  month.getByRole('listitem').filter({ hasText: label });

test.describe('the price list', () => {
  test('the switch and the category are kept in the address and restored from it', async ({
    page,
  }) => {
    await openFees(page);
    const companies = page.getByRole('region', { name: 'Prices for companies', exact: true });
    const individuals = page.getByRole('region', { name: 'Prices for individuals', exact: true });
    await expect(companies).toBeVisible();
    await expect(individuals).toBeHidden();
    await page.getByRole('radio', { name: 'Medium risk' }).check();
    expect(params(page)).toEqual({ category: 'medium' });
    await page.getByRole('radio', { name: 'Individuals' }).check();
    expect(params(page)).toEqual({ category: 'medium', for: 'individuals' });
    await expect(individuals).toBeVisible();
    await expect(companies).toBeHidden();
    await page.reload();
    await expect(individuals).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Individuals' })).toBeChecked();
    await page.getByRole('radio', { name: 'Companies' }).check();
    await expect(page.getByRole('radio', { name: 'Medium risk' })).toBeChecked();
    await page.getByRole('radio', { name: 'Low risk' }).check();
    expect(params(page)).toEqual({});
  });

  test('an unknown choice in the address falls back, other parameters stay', async ({ page }) => {
    await openFees(page, '/fee?for=martians&category=extreme&utm_cid=7');
    await expect(page.getByRole('radio', { name: 'Companies' })).toBeChecked();
    await page.getByRole('radio', { name: 'High risk' }).check();
    expect(params(page)).toMatchObject({ category: 'high', utm_cid: '7' });
  });

  test('the filter shows the lines that fit, counts them and stays in the address', async ({
    page,
  }) => {
    await openFees(page);
    const filter = page.getByRole('searchbox', { name: 'Filter the prices for companies' });
    await filter.fill('recall');
    const sheet = page.getByRole('region', { name: 'Prices for companies', exact: true });
    await expect(sheet.locator('tr[id]:visible')).toHaveCount(2);
    await expect(sheet.getByRole('status')).toHaveText(/^2 of \d+$/);
    await expect(sheet.getByRole('heading', { name: 'Team and API' })).toBeHidden();
    await expect.poll(() => params(page)).toEqual({ find: 'recall' });
    await page.reload();
    await expect(sheet.locator('tr[id]:visible')).toHaveCount(2);
    await filter.fill('zeppelin');
    await expect(sheet.getByText('No line has this in it.')).toBeVisible();
    await filter.fill('');
    await expect(sheet.getByRole('heading', { name: 'Team and API' })).toBeVisible();
    await expect.poll(() => params(page)).toEqual({});
  });

  test('a link to a line opens the audience it belongs to', async ({ page }) => {
    await openFees(page, '/fee#sepa-out');
    await expect(page.locator('#sepa-out')).toBeInViewport();
    await openFees(page, '/fee?find=recall#ind-sepa-out');
    await expect(page.locator('#ind-sepa-out')).toBeInViewport();
    await expect(page.getByRole('radio', { name: 'Individuals' })).toBeChecked();
    expect(params(page)).toEqual({ for: 'individuals' });
  });

  test('the head of the list stays in view below the header', async ({ page }) => {
    await openFees(page, '/fee#audit-confirmation');
    await expect(page.getByRole('radio', { name: 'Low risk' })).toBeInViewport();
    const [header, bar, line] = await Promise.all(
      ['header', 'input[type="search"]', '#audit-confirmation'].map(async (selector) => {
        const box = await page.locator(selector).first().boundingBox();
        return box ?? { y: 0, height: 0 };
      }),
    );
    expect(bar?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) - 1);
    expect(line?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  });

  test('on a phone one category shows, and the page does not scroll sideways', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openFees(page, '/fee?category=high');
    const cells = page.locator('#swift-in td:visible');
    await expect(cells).toHaveCount(1);
    await expect(cells).toContainText('0.10%');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(390);
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('both lists stand below each other with every category', async ({ page }) => {
    await page.goto('/fee');
    await expect(page.getByRole('heading', { name: 'Prices for companies' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Prices for individuals' })).toBeVisible();
    await expect(page.locator('#sepa-out td:visible')).toHaveCount(3);
    await expect(page.locator('#ind-sepa-out td:visible')).toHaveCount(1);
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expect(page.getByText(costs()).first()).toBeVisible();
  });

  test('a phone lists every category under the service', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/fee');
    await expect(page.locator('#sepa-out td:visible')).toHaveCount(3);
  });
});

test.describe('a month with us', () => {
  test('the example is counted line by line', async ({ page }) => {
    const month = await openMonth(page);
    await expect(total(month)).toHaveText(costs());
    if (next) {
      const later = costs({}, { tariff: next });
      const day = dayText(next.effective);
      await expect(month).toContainText(`From ${day} the same month costs ${later}`);
    }
    await expect(row(month, 'SEPA sent')).toContainText('180 × €0.20');
    await expect(row(month, 'SEPA sent')).toContainText('36.00');
    await expect(month.getByRole('heading', { name: `Where the ${costs()} goes` })).toBeVisible();
    await expect(month).toContainText(/Exchange \d+\.\d%/);
  });

  for (const [category, label] of [
    ['medium', 'Medium risk'],
    ['high', 'High risk'],
  ] as const) {
    test(`the example at ${label}, chosen here or in the list`, async ({ page }) => {
      const month = await openMonth(page);
      await month.getByRole('combobox', { name: 'Account' }).selectOption({ label });
      await expect(total(month)).toHaveText(costs({}, { category }));
      expect(params(page)).toEqual({ category });
      await expect(page.getByRole('radio', { name: label })).toBeChecked();
      await page.getByRole('radio', { name: 'Low risk' }).check();
      await expect(total(month)).toHaveText(costs());
    });
  }

  test('what is typed changes the total, is said aloud and survives a reload', async ({ page }) => {
    let month = await openMonth(page);
    const dearer = costs({ sepaOut: { number: '1,000', average: '2,400' } });
    await month.getByRole('textbox', { name: 'SEPA sent, number a month' }).fill('1,000');
    await expect(total(month)).toHaveText(dearer);
    await expect(row(month, 'SEPA sent')).toContainText('1,000 × €0.20');
    await expect(month.getByRole('status')).toHaveText(`Total ${dearer} a month`);
    await expect.poll(() => params(page)).toMatchObject({ sepaOut: '1,000', ibans: '8' });
    month = await openMonth(page, new URL(page.url()).pathname + new URL(page.url()).search);
    await expect(total(month)).toHaveText(dearer);
    const field = month.getByRole('textbox', { name: 'SEPA sent, number a month' });
    await expect(field).toHaveValue('1,000');
    await field.fill('180');
    await expect.poll(() => params(page)).toEqual({});
  });

  for (const [bad, message] of [
    ['4o', 'Digits only.'],
    ['-3', 'Zero or more.'],
    ['1.5', 'Whole numbers only.'],
    ['99999999999999999999', '1,000,000 at most.'],
  ] as const) {
    test(`"${bad}" is told at the field and left out of the total`, async ({ page }) => {
      const month = await openMonth(page);
      const field = month.getByRole('textbox', { name: 'SWIFT sent, shared, number a month' });
      await field.fill(bad);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(`${message} Left out of the total.`);
      await expect(row(month, 'SWIFT sent, shared')).toContainText('not counted');
      await expect(total(month)).toHaveText(costs({ swiftSha: {} }));
      await expect(month).toContainText('without one line');
      await expect(month).not.toContainText('the same month costs');
      await field.fill('4');
      await expect(field).not.toHaveAttribute('aria-invalid');
      await expect(total(month)).toHaveText(costs());
    });
  }

  test('a wrong text in a shared address is told as well', async ({ page }) => {
    const month = await openMonth(page, '/fee?sepaOut=ten&sepaOutEach=100');
    const field = month.getByRole('textbox', { name: 'SEPA sent, number a month' });
    await expect(field).toHaveValue('ten');
    await expect(field).toHaveAccessibleDescription(/Digits only/);
    await expect(total(month)).toHaveText('€49.00');
  });

  test('the limits bound the fields', async ({ page }) => {
    const month = await openMonth(page);
    const ibans = month.getByRole('textbox', { name: 'Dedicated IBANs, number' });
    await ibans.fill('251');
    await expect(ibans).toHaveAccessibleDescription(/^250 at most\./);
    const instant = month.getByRole('textbox', { name: 'Instant sent, average amount in euro' });
    await instant.fill('100,000.01');
    await expect(instant).toHaveAccessibleDescription(/^€100,000\.00 at most\./);
  });

  test('individuals have their own lines and example', async ({ page }) => {
    const month = await openMonth(page, '/fee?for=individuals');
    await expect(month).toContainText(`Tariff ${current.version}, individuals`);
    await expect(row(month, 'Dedicated IBANs')).toHaveCount(0);
    await expect(row(month, 'SWIFT sent, shared')).toContainText('up to €5,000.00 each');
  });

  test('can be filled with the keyboard alone', async ({ page }) => {
    const month = await openMonth(page);
    await month.getByRole('combobox', { name: 'Account' }).focus();
    await page.keyboard.press('Tab');
    await expect(month.getByRole('textbox', { name: 'Dedicated IBANs, number' })).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('5');
    await expect(total(month)).toHaveText(costs({ ibans: { number: '5' } }));
    await page.keyboard.press('Tab');
    await expect(
      month.getByRole('textbox', { name: 'SWIFT received, number a month' }),
    ).toBeFocused();
  });
});

test('the announced version is told with what it changes and when', async ({ page }) => {
  test.skip(next === null, 'no version is announced');
  if (!next) return;
  await openFees(page);
  const changes = page.getByRole('region', { name: `${current.version} → ${next.version}` });
  const days = `Announced on ${dayText(next.announced)}, in force from ${dayText(next.effective)}`;
  await expect(changes).toContainText(days);
  await expect(changes.getByRole('listitem').first()).toContainText(/(up|down|added|removed)/);
  const marked = page.locator('#tariff tr').filter({ hasText: 'is announced from' });
  expect(await marked.count()).toBeGreaterThan(0);
});

test('the superseded list links to the one in force', async ({ page }) => {
  await openFees(page, '/fee/index_old');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Tariff ${previous?.version}`);
  await expect(page.getByText('Superseded', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: /The list in force/ }).click();
  await expect(page).toHaveURL(/\/fee$/);
  await expect(page.locator('#tariff[data-connected]')).toBeAttached();
});
