import type { Page } from '@playwright/test';
import { splitWordsIn } from './support/overflow.ts';
import { EXTENDED, expect, holdBack, openReady, PHONE, test } from './support/test.ts';

const PAGE = '/docs/getting-started/eligibility';

/**
 * Answers the first two questions on the page and submits them. The page must be laid out: it comes
 * to the form in one jump, and would else move under the pointer between press and release.
 */
async function startCheck(page: Page): Promise<void> {
  const country = page.getByLabel('Where is the company registered?');
  await country.focus();
  await country.selectOption('Estonia');
  await page.getByLabel('What does it do?').selectOption('IT and software development');
  await page.getByRole('button', { name: 'Check your company' }).click();
  await expect(page.getByRole('main').getByText('So far, yes')).toBeInViewport();
  await expect(country).toHaveValue('EE');
}

/** Focuses the form and waits for its script; sent earlier, it would lead to the page of the check. */
async function reachForm(page: Page): Promise<void> {
  await page.getByLabel('Where is the company registered?').focus();
  await expect(page.locator('astro-island[component-url*="in-place"]')).not.toHaveAttribute('ssr');
}

/** Gives the first answer, that of the lowest risk, to each question after country and activity. */
async function answerAsLowRisk(page: Page): Promise<void> {
  const questions = await page.locator('#check').getByRole('combobox').all();
  for (const question of questions.slice(2)) await question.selectOption({ index: 1 });
}

for (const [path, run] of Object.entries({
  '/': {},
  '/fee': EXTENDED,
  '/docs/getting-started/countries': EXTENDED,
})) {
  test(
    `two answers on ${path} open the check in their place, and a shared link restores it`,
    run,
    async ({ page }) => {
      await page.setViewportSize(PHONE);
      await openReady(page, path);
      await reachForm(page);
      await startCheck(page);
      await expect(page).toHaveURL(`${path}?country=EE&activity=industriesIT`);
      await expect(page.getByLabel('Who are its owners?')).toBeFocused();
      await expect(page.getByText('Can we open an account for you?')).toBeInViewport({ ratio: 1 });
      await answerAsLowRisk(page);
      await expect(page.getByText('Yes, apply')).toBeVisible();
      await page.reload();
      await expect(page.getByText('Yes, apply')).toBeVisible();
    },
  );
}

test(
  'if its content fails to load, the form leads to the page of the check',
  EXTENDED,
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.route('**/data/eligibility.json', (route) =>
      route.fulfill({ status: 200, body: 'no JSON' }),
    );
    await openReady(page, '/');
    await startCheck(page);
    await expect(page).toHaveURL(`${PAGE}?country=EE&activity=industriesIT#check`);
  },
);

test('each answer changes the result', async ({ page }) => {
  await page.goto(`${PAGE}?country=EE&activity=industriesIT`);
  const main = page.getByRole('main');
  await expect(main.getByText('€49.00 – €190.00 a month')).toBeVisible();
  await answerAsLowRisk(page);
  await expect(main.getByText('Yes, apply')).toBeVisible();
  await expect(main.getByText('€49.00 a month')).toBeVisible();
  await expect(page.locator('#check').getByRole('link', { name: 'Open an account' })).toBeVisible();

  await page.getByLabel('Whose money').selectOption('Money of its clients as well');
  await expect(page.locator('#check').getByText('Ask us first', { exact: true })).toBeVisible();
  await expect(main.getByText('agreement in writing')).toBeVisible();
});

test('on a narrow phone the prices and the time of the case are whole', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${PAGE}?country=EE&activity=industriesIT&owners=eea&money=own&payments=far`);
  const answer = page.locator('#check');
  await expect(answer.getByText('as a rule, 10–20 working days.')).toBeVisible();
  await expect(answer.getByText('SWIFT sent')).toBeVisible();
  expect(await splitWordsIn(page)).toEqual([]);
});

for (const [moment, said] of [
  ['2026-11-25T10:00:00Z', 'open until 20:00; it is 12:00 in Vilnius'],
  ['2026-11-29T10:00:00Z', 'opens Monday 08:00; it is 12:00 in Vilnius'],
] as const) {
  test(`at ${moment} “Ask us first” says: ${said}`, async ({ page }) => {
    await page.clock.setFixedTime(moment);
    await page.goto(`${PAGE}?country=EE&activity=trade&owners=eea&money=clients&payments=near`);
    await expect(page.locator('#check').getByText(said)).toBeVisible();
  });
}

test(
  'the printed list says what it is, of which day, and where its answers are',
  EXTENDED,
  async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => undefined;
    });
    await page.clock.setFixedTime('2026-11-25T10:00:00Z');
    const address = `${PAGE}?country=EE&activity=trade&owners=eea&money=own&payments=near`;
    await page.goto(address);
    const check = page.locator('#check');
    await expect(check.getByText('25 November 2026')).toBeHidden();
    await check.getByRole('button', { name: 'Print this list' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(check.getByText('Can we open an account for you?')).toBeVisible();
    await expect(check.getByText('25 November 2026')).toBeVisible();
    await expect(check.getByText(address)).toBeVisible();
  },
);

test('after two answers that a company is refused for, the refusal has the focus', async ({
  page,
}) => {
  await openReady(page, '/');
  await reachForm(page);
  await page.getByLabel('Where is the company registered?').selectOption('Estonia');
  await page
    .getByLabel('What does it do?')
    .selectOption({ label: 'Unlicensed gambling and betting' });
  await page.getByRole('button', { name: 'Check your company' }).click();
  const refusal = page.getByRole('status').filter({ hasText: 'we cannot open an account' });
  await expect(refusal).toBeFocused();
  await expect(refusal.getByRole('heading', { level: 3 })).toBeInViewport();
});

test('the answers are in the URL, which restores the result', async ({ page }) => {
  await page.goto(
    `${PAGE}?country=GB&activity=industriesCrypto&owners=accepted&money=own&payments=near`,
  );
  const main = page.getByRole('main');
  await expect(main.getByText('Yes, apply')).toBeVisible();
  await expect(main.getByText('“High risk”')).toBeVisible();
  await page.getByLabel('Where is the company registered?').selectOption('North Korea');
  await expect(main.getByText('North Korea is refused since')).toBeVisible();
  await expect(page.locator('#check').getByRole('link', { name: 'Open an account' })).toHaveCount(
    0,
  );
  await page.reload();
  await expect(main.getByText('North Korea is refused since')).toBeVisible();
});

test('a shared result is not preceded by the request to answer', EXTENDED, async ({ page }) => {
  const release = await holdBack(page, /_astro\/eligibility-check\./);
  await page.goto(`${PAGE}?country=EE&activity=trade&owners=eea&money=own&payments=near`);
  const main = page.getByRole('main');
  await expect(page.getByLabel('Where is the company registered?')).toBeVisible();
  await expect(main.getByText('Your answers', { exact: true })).toBeHidden();
  await release();
  await expect(main.getByText('Yes, apply')).toBeVisible();
});

test('an unknown value in the URL counts as unanswered', EXTENDED, async ({ page }) => {
  await page.goto(`${PAGE}?country=XX&owners=eea&money=own&activity=trade`);
  await expect(page.getByRole('main').getByText('So far, yes')).toBeVisible();
  const country = page.getByLabel('Where is the company registered?');
  await expect(country.getByRole('option', { selected: true })).toHaveText('Choose a country');
});
