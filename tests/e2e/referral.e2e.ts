import type { Page } from '@playwright/test';
import { tariffInForce } from '#content/tariffs.ts';
import { EXTENDED, expect, holdBack, openReady, scriptsStarted, test } from './support/test.ts';

const PATH = '/referralProgram';

test.skip(
  tariffInForce().version !== '2026-2',
  'the sums by hand are 20% of the monthly fees of tariff 2026-2',
);

const slider = (page: Page) => page.getByRole('slider', { name: 'Companies referred' });
const result = (page: Page) => page.getByRole('paragraph').filter({ hasText: 'in 12 months,' });

test('the reward follows the number of companies, by keyboard, and their category', async ({
  page,
}) => {
  await openReady(page, PATH);
  await expect(result(page)).toContainText('€117.60');
  await slider(page).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(slider(page)).toHaveValue('3');
  // 3 × 9.80 × 12
  await expect(result(page)).toContainText('€352.80');
  await expect(page.getByText('companies referred, low risk')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '€352.80' })).toHaveText(
    '€352.80 in 12 months, €29.40 a month',
  );
  await page.getByRole('radio', { name: 'High risk' }).check();
  // 3 × 118.00 × 12
  await expect(result(page)).toContainText('€4,248.00');
  await expect(result(page)).toContainText('€354.00 a month');
  await slider(page).press('End');
  await expect(result(page)).toContainText('€28,320.00');
  await slider(page).press('Home');
  await expect(result(page)).toContainText('€1,416.00');
  await expect(page.getByText('company referred, high risk')).toBeVisible();
});

test('a number and a category chosen before the scripts run count once they do', async ({
  page,
}) => {
  const release = await holdBack(page, '**/*.js');
  await page.goto(PATH, { waitUntil: 'load' });
  await slider(page).press('ArrowRight');
  await page.getByRole('radio', { name: 'Medium risk' }).check();
  await expect(result(page)).toContainText('€117.60');

  await release();
  await scriptsStarted(page);
  // 2 × 38.00 × 12
  await expect(result(page)).toContainText('€912.00');
  await expect(slider(page)).toHaveValue('2');
  await expect(page.getByRole('radio', { name: 'Medium risk' })).toBeChecked();
});

test(
  'the figures follow the slider also after a translation has replaced their texts',
  EXTENDED,
  async ({ page }) => {
    await openReady(page, PATH);
    await slider(page).press('ArrowRight');
    await expect(result(page)).toContainText('€235.20');
    await result(page).evaluate((root) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: ChildNode[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const font = document.createElement('font');
        text.replaceWith(font);
        font.append(text.cloneNode());
      }
    });
    await slider(page).press('ArrowRight');
    await expect(result(page)).toContainText('€352.80');
    await expect(result(page)).not.toContainText('€235.20');
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the reward for one company is stated, and that of each category in the table', async ({
    page,
  }) => {
    await page.goto(PATH);
    await expect(page.getByText('company referred, low risk')).toBeVisible();
    await expect(result(page)).toContainText('€117.60');
    await expect(slider(page)).toBeHidden();
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expect(page.getByRole('row', { name: /^High risk/ })).toContainText('€1,416.00');
  });
});
