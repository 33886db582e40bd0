import type { Locator, Page } from '@playwright/test';
import { feePage, feeVersions } from '#content/queries/fees-query.ts';
import { dayText } from '#tariff/day.ts';
import { violations } from './support/axe.ts';
import { MONTH, openMonth, params, row, total } from './support/fees.ts';
import { horizontalOverflow } from './support/overflow.ts';
import { EXTENDED, expect, holdBack, PHONE, test } from './support/test.ts';

const { current, next } = feeVersions();
test.skip(current.version !== '2026-2', 'the sums by hand are those of tariff 2026-2');

/** The number of lines on which an element's text is set. */
function linesOf(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ top }) => top)).size;
}

test('the example month has the expected bill rows and total', async ({ page }) => {
  const month = await openMonth(page);
  await expect(total(month)).toHaveText(MONTH.low);
  await expect(month).toContainText(
    `From ${dayText(next?.effective ?? '')} the same month costs €336.00`,
  );
  await expect(row(month, 'SEPA sent')).toContainText('180 × €0.20');
  await expect(row(month, 'SEPA sent')).toContainText('36.00');
  await expect(month.getByRole('heading', { name: `Where the ${MONTH.low} goes` })).toBeVisible();
  await expect(month).toContainText(/Exchange \d+\.\d%/);
  const preset = month.getByRole('button', { name: 'Trading company' });
  await expect(preset).toHaveAttribute('aria-pressed', 'true');
});

test('the category can be chosen here or in the price list', async ({ page }) => {
  const month = await openMonth(page);
  for (const [category, label] of [
    ['medium', 'Medium risk'],
    ['high', 'High risk'],
  ] as const) {
    await month.getByRole('combobox', { name: 'Monthly price' }).selectOption({ label });
    await expect(total(month)).toHaveText(MONTH[category]);
    expect(params(page)).toEqual({ category });
    await expect(page.getByRole('radio', { name: label })).toBeChecked();
    await page.getByRole('radio', { name: 'Low risk' }).check();
    await expect(total(month)).toHaveText(MONTH.low);
  }
});

test.describe('before the calculator is loaded', () => {
  /** Opens the page, acts, and only then lets the calculator's script load. */
  async function actEarly(page: Page, act: (month: Locator) => Promise<unknown>): Promise<Locator> {
    const release = await holdBack(page, /_astro\/calculator\./);
    await page.goto('/fee');
    const month = page.getByRole('region', { name: feePage().month.heading });
    await act(month);
    await release();
    return month;
  }

  test('a typed number is counted', async ({ page }) => {
    const field = page.getByRole('textbox', { name: 'SEPA sent, number a month' });
    const month = await actEarly(page, () => field.fill('1,000'));
    await expect(total(month)).toHaveText('€505.00');
    await expect(field).toHaveValue('1,000');
  });

  test('a chosen category is kept', EXTENDED, async ({ page }) => {
    const month = await actEarly(page, (early) =>
      early.getByRole('combobox', { name: 'Monthly price' }).selectOption({ label: 'Medium risk' }),
    );
    await expect(total(month)).toHaveText(MONTH.medium);
    expect(params(page)).toEqual({ category: 'medium' });
  });
});

test('typed numbers stay when the audience changes, and its other fields are empty', async ({
  page,
}) => {
  const month = await openMonth(page);
  const audience = month.getByRole('combobox', { name: 'Monthly price' });
  await audience.selectOption({ label: 'Individuals' });
  await month.getByRole('textbox', { name: 'SEPA sent, number a month' }).fill('7');
  await audience.selectOption({ label: 'Low risk' });
  await expect(month.getByRole('textbox', { name: 'SEPA sent, number a month' })).toHaveValue('7');
  await expect(month.getByRole('textbox', { name: 'Dedicated IBANs' })).toHaveValue('');
});

test('Save as PDF prints the month without the rest of the page', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  const month = await openMonth(page);
  await month.getByRole('button', { name: 'Save as PDF' }).click();
  await page.emulateMedia({ media: 'print' });
  const heading = page.getByRole('heading', { name: 'Prices', exact: true });
  await expect(total(month)).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(heading).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(heading).toBeVisible();
});

test('a preset fills the fields and is pressed until one of them changes', async ({ page }) => {
  const month = await openMonth(page);
  const preset = month.getByRole('button', { name: 'Crypto exchange' });
  const field = month.getByRole('textbox', { name: 'SEPA received, number a month' });
  await expect(preset).toHaveAttribute('aria-pressed', 'false');
  await preset.click();
  await expect(preset).toHaveAttribute('aria-pressed', 'true');
  await expect(month.locator('[name="swiftShaEach"]')).toHaveValue('60,000');
  await expect.poll(() => params(page)).toMatchObject({ category: 'high', sepaIn: '400' });
  await expect(month.getByText('Example month', { exact: true })).toBeVisible();
  await field.fill('401');
  await expect(preset).toHaveAttribute('aria-pressed', 'false');
  await expect(month.getByText('Your month', { exact: true })).toBeVisible();
});

test('on a phone a preset brings its total into view', EXTENDED, async ({ page }) => {
  await page.setViewportSize(PHONE);
  const month = await openMonth(page);
  const preset = month.getByRole('button', { name: 'Betting operator' });
  await preset.evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await expect(total(month)).not.toBeInViewport();
  await preset.click();
  await expect(total(month)).toHaveText('€6,640.00');
  await expect(total(month)).toBeInViewport({ ratio: 1 });
});

test(
  'a total of millions is whole and on one line on the narrowest phone',
  EXTENDED,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const month = await openMonth(page);
    await month.getByRole('textbox', { name: 'SWIFT sent, SHA, number a month' }).fill('999,999');
    await expect(total(month)).toHaveText(/^€\d\d,\d{3},\d{3}\.\d\d$/);
    expect(await total(month).evaluate(linesOf)).toBe(1);
    expect(await horizontalOverflow(page)).toEqual([]);
  },
);

test('a changed amount updates the total, is announced and survives a reload', async ({ page }) => {
  // 341.00 − 180 × 0.20 + 1,000 × 0.20
  const dearer = '€505.00';
  let month = await openMonth(page);
  const field = () => month.getByRole('textbox', { name: 'SEPA sent, number a month' });
  await field().fill('1,000');
  await expect(total(month)).toHaveText(dearer);
  await expect(row(month, 'SEPA sent')).toContainText('1,000 × €0.20');
  await expect(month.getByRole('status').filter({ hasText: /./ })).toHaveText(
    `Total ${dearer} a month`,
  );
  await expect.poll(() => params(page)).toMatchObject({ sepaOut: '1,000', ibans: '8' });
  month = await openMonth(page, page.url());
  await expect(total(month)).toHaveText(dearer);
  await expect(field()).toHaveValue('1,000');
  await field().fill('180');
  await expect.poll(() => params(page)).toEqual({});
});

test('an invalid entry has an error message at its field and is left out of the total', async ({
  page,
}) => {
  const month = await openMonth(page);
  const field = month.getByRole('textbox', { name: 'SWIFT sent, SHA, number a month' });
  await field.fill('4o');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription('Digits only. Left out of the total.');
  expect(await violations(page), 'accessibility').toEqual([]);
  await expect(row(month, 'SWIFT sent, SHA')).toContainText('not counted');
  // 341.00 − 4 × 18.00
  await expect(total(month)).toHaveText('€269.00');
  await expect(month).toContainText('without one line');
  await expect(month).not.toContainText('the same month costs');
  await field.fill('4');
  await expect(field).not.toHaveAttribute('aria-invalid');
  await expect(total(month)).toHaveText(MONTH.low);
});

test('the limits are the maximum of the fields', EXTENDED, async ({ page }) => {
  const month = await openMonth(page);
  const ibans = month.getByRole('textbox', { name: 'Dedicated IBANs, number' });
  await ibans.fill('251');
  await expect(ibans).toHaveAccessibleDescription(/^250 at most\./);
  const instant = month.getByRole('textbox', { name: 'Instant sent, average amount in euros' });
  await instant.fill('100,000.01');
  await expect(instant).toHaveAccessibleDescription(/^€100,000\.00 at most\./);
});

test('individuals have their own lines and example', async ({ page }) => {
  const month = await openMonth(page, '/fee?for=individuals');
  await expect(month).toContainText(`Tariff ${current.version}, individuals`);
  await expect(row(month, 'Dedicated IBANs')).toHaveCount(0);
  await expect(row(month, 'SWIFT sent, SHA')).toContainText('up to €5,000.00 each');
});

test('the calculator can be filled in by keyboard alone', async ({ page }) => {
  const month = await openMonth(page);
  await month.getByRole('combobox', { name: 'Monthly price' }).focus();
  await page.keyboard.press('Tab');
  await expect(month.getByRole('textbox', { name: 'Dedicated IBANs, number' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('5');
  // 341.00 − 3 × 4.00, since five are included
  await expect(total(month)).toHaveText('€329.00');
  await page.keyboard.press('Tab');
  const swift = month.getByRole('textbox', { name: 'SWIFT received, number a month' });
  await expect(swift).toBeFocused();
});
