import type { Page } from '@playwright/test';
import { pasted } from './support/pasted.ts';
import { expect, follow, openReady, PHONE, test } from './support/test.ts';

const RESOURCE = '/api/payments';

const sample = (page: Page) =>
  page.getByRole('figure').filter({ hasText: 'POST /payments' }).first();

const shown = (page: Page) => sample(page).locator('pre').filter({ visible: true });

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the first programming language is shown, and another can be chosen', async ({ page }) => {
    await page.goto(RESOURCE);
    await expect(shown(page)).toHaveCount(1);
    await expect(shown(page)).toContainText('curl --request POST');
    await page.getByRole('radio', { name: 'Python' }).check();
    await expect(shown(page)).toHaveCount(1);
    await expect(shown(page)).toContainText('requests.post');
  });

  test('an operation, a property and an error code can be linked by fragment', async ({ page }) => {
    const heading = page.getByRole('heading', { name: 'Prepare a payment' });
    await page.goto(RESOURCE);
    await heading.getByRole('link').click();
    await expect(page).toHaveURL(`${RESOURCE}#create-payment`);
    await expect(heading).toBeInViewport();
    await page.goto(`${RESOURCE}#create-payment-body-to-iban`);
    await expect(page.locator(':target')).toContainText('An account number after ISO 13616');
    await expect(page.locator(':target')).toBeInViewport();
    await page.goto('/api/errors#iban_check');
    await expect(page.locator(':target')).toContainText('The check digits of the IBAN do not fit');
  });
});

test('the chosen programming language is remembered across pages and visits, without a layout shift', async ({
  page,
}) => {
  await openReady(page, RESOURCE);
  const answer = page.getByRole('figure').filter({ hasText: '200 OK' }).first();
  const before = await answer.boundingBox();
  await page.getByText('PHP', { exact: true }).click();
  await expect(page.getByRole('radio', { name: 'PHP' })).toBeChecked();
  expect(await answer.boundingBox()).toEqual(before);
  await expect(async () => {
    await page.getByText('Java', { exact: true }).click();
    expect(await page.evaluate(() => localStorage.getItem('api_language'))).toBe('java');
  }).toPass();
  await follow(page, '/api/files');
  await expect(page.getByRole('radio', { name: 'Java' })).toBeChecked();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Java' })).toBeChecked();
});

test('the copy button copies the request in the chosen language, and the response below it', async ({
  page,
}) => {
  await openReady(page, RESOURCE);
  await page.getByText('Python', { exact: true }).click();
  await expect(async () => {
    await sample(page).getByRole('button', { name: 'Copy' }).click();
    await expect(sample(page).getByRole('status')).toHaveText('Copied', { timeout: 500 });
  }).toPass();
  expect(await pasted(page)).toMatch(
    /^import os\nimport uuid\nimport requests\n[\s\S]*print\(response\.text\)$/,
  );
  const answer = page.getByRole('figure').filter({ hasText: '201 SEPA Instant' });
  await answer.getByRole('button', { name: 'Copy' }).click();
  await expect(answer.getByRole('status')).toHaveText('Copied');
  expect(JSON.parse(await pasted(page))).toMatchObject({ status: 'awaiting_signatures' });
});

test('the contents list marks the section in view', async ({ page }) => {
  await openReady(page, RESOURCE);
  const map = page.getByRole('navigation', { name: 'API reference' });
  await expect(map.locator('[aria-current]')).toHaveText('Payments');
  await page.getByRole('heading', { name: 'Withdraw a payment' }).evaluate((heading) => {
    heading.scrollIntoView({ block: 'start' });
  });
  await expect(map.locator('[aria-current]')).toHaveText('Withdraw a payment');
  await expect(map.locator('[aria-current]')).toBeInViewport();
});

test('on a phone the contents list is collapsed, and text comes before code', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openReady(page, RESOURCE);
  const map = page.getByRole('navigation', { name: 'API reference' });
  await expect(map).toBeHidden();
  await page.getByText('All of the reference').click();
  await expect(map).toBeVisible();
  const text = await page.getByRole('heading', { name: 'Prepare a payment' }).boundingBox();
  const code = await sample(page).boundingBox();
  expect(code?.y).toBeGreaterThan(text?.y ?? 0);
});
