import { dayText } from '../../src/tariff/day.ts';
import { costs, current, next, openMonth, params, row, total } from './support/fees.ts';
import { expect, test } from './support/test.ts';

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
