import { expect, PHONE, test } from './support/test.ts';

const PAGE = '/docs/getting-started/eligibility';

test('two answers on the home page open the check with them, and two more give the result', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await page.getByLabel('Where is the company registered?').selectOption('Estonia');
  await page.getByLabel('What does it do?').selectOption('IT and software development');
  await page.getByRole('button', { name: 'Check your company' }).click();
  await expect(page.getByLabel('Where is the company registered?')).toHaveValue('EE');
  const main = page.getByRole('main');
  await expect(main.getByText('So far, yes')).toBeInViewport();
  await expect(main.getByText('€49.00 – €190.00 a month')).toBeVisible();
  await page.getByLabel('Who are its owners?').selectOption('All live in the EEA');
  await page.getByLabel('Whose money').selectOption('The company’s own');
  await expect(main.getByText('Yes, apply')).toBeVisible();
  await expect(main.getByText('€49.00 a month')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Open an account' })).toBeVisible();

  await page.getByLabel('Whose money').selectOption('Money of its clients as well');
  await expect(main.getByText('Ask us first')).toBeVisible();
  await expect(main.getByText('agreement in writing')).toBeVisible();
});

test('the answers are in the URL, which restores the result', async ({ page }) => {
  await page.goto(`${PAGE}?country=GB&activity=industriesCrypto&owners=accepted&money=own`);
  const main = page.getByRole('main');
  await expect(main.getByText('Yes, apply')).toBeVisible();
  await expect(main.getByText('“High risk”')).toBeVisible();
  await page.getByLabel('Where is the company registered?').selectOption('North Korea');
  await expect(main.getByText('North Korea is refused since')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Open an account', exact: true })).toHaveCount(0);
  await page.reload();
  await expect(main.getByText('North Korea is refused since')).toBeVisible();
});

test('an unknown value in the URL counts as unanswered', async ({ page }) => {
  await page.goto(`${PAGE}?country=XX&owners=eea&money=own&activity=trade`);
  await expect(page.getByRole('main').getByText('So far, yes')).toBeVisible();
  const country = page.getByLabel('Where is the company registered?');
  await expect(country.getByRole('option', { selected: true })).toHaveText('Choose a country');
});
