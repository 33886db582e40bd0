import { readdirSync } from 'node:fs';
import { violations } from './support/axe.ts';
import { expect, follow, openReady, test } from './support/test.ts';

const QUESTIONS = readdirSync('content/faq', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.mdx'),
);

test('the first answer is open, all others are closed', async ({ page }) => {
  await openReady(page, '/faq');
  const entries = page.locator('main details');
  await expect(entries.first()).toHaveAttribute('open', '');
  await expect(entries.first().locator('p').first()).toBeVisible();
  await expect(page.locator('main details[open]')).toHaveCount(1);
});

test('an answer opens and closes by keyboard', async ({ page }) => {
  await openReady(page, '/faq');
  const entry = page.locator('main details').nth(1);
  const summary = entry.locator('summary');
  await expect(entry.locator('p').first()).toBeHidden();
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(entry.locator('p').first()).toBeVisible();
  await page.keyboard.press('Space');
  await expect(entry.locator('p').first()).toBeHidden();
});

test('a linked answer is open and in view, on loading its URL and when coming from another page', async ({
  page,
}) => {
  const slug = QUESTIONS[7]?.replace(/^.*\//, '').replace('.mdx', '') ?? '';
  const entry = page.locator(`main details#${slug}`);
  await openReady(page, `/faq#${slug}`);
  await expect(entry).toHaveAttribute('open', '');
  await expect(entry).toBeInViewport();
  await openReady(page, '/about');
  await follow(page, `/faq#${slug}`);
  await expect(entry).toHaveAttribute('open', '');
  await expect(entry).toBeInViewport();
  // A filter that hides the answer is removed; other parameters of the URL stay.
  await openReady(page, `/faq?utm_cid=7&find=zzzz#${slug}`);
  await expect(entry).toBeInViewport();
  await expect(page).toHaveURL(`/faq?utm_cid=7#${slug}`);
});

test('the filter shows only matching questions and their number', async ({ page }) => {
  await openReady(page, '/faq');
  const shown = page.locator('main details').filter({ visible: true });
  await expect(shown).toHaveCount(QUESTIONS.length);
  const field = page.getByRole('searchbox');
  await field.fill('IBAN');
  await expect(
    page.getByRole('status').filter({ hasText: ` of ${QUESTIONS.length}` }),
  ).toBeVisible();
  expect(await shown.count()).toBeGreaterThan(0);
  for (const text of await shown.allTextContents()) expect(text).toMatch(/IBAN/i);
  const found = await shown.count();
  await field.fill('ibann');
  await expect(page.getByRole('status').filter({ hasText: 'by similar words' })).toBeVisible();
  await expect(shown).toHaveCount(found);
  await field.fill('zzzz');
  await expect(shown).toHaveCount(0);
  expect(await violations(page), 'accessibility').toEqual([]);
});

test('the filter survives a reload and Back, and can be linked', async ({ page }) => {
  await openReady(page, '/faq');
  const field = page.getByRole('searchbox');
  const shown = page.locator('main details').filter({ visible: true });
  await field.fill('swift');
  await expect(page).toHaveURL(/\/faq\?find=swift$/);
  // The matching loads with the first query.
  await expect(shown).not.toHaveCount(QUESTIONS.length);
  const found = await shown.count();
  for (const comeBack of [
    () => page.reload(),
    async () => {
      await follow(page, '/about');
      await page.goBack();
    },
    () => page.goto('/faq?find=swift'),
  ]) {
    await comeBack();
    await expect(field).toHaveValue('swift');
    await expect(shown).toHaveCount(found);
  }
});
