import type { Page } from '@playwright/test';
import { expect, openReady, test } from './support/test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const ARTICLE = '/blog/how-to-use-multisig-feature';
const onClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('an article is taken along as its address, or as Markdown', async ({ page }) => {
  await openReady(page, ARTICLE);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(() => onClipboard(page)).toMatch(new RegExp(`^https://[^/]+${ARTICLE}$`));

  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect.poll(() => onClipboard(page)).toMatch(/^---\ntitle: /);
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  expect(await onClipboard(page)).toContain(`\n# ${title}\n`);
});

test('a text that does not come is not said to be copied', async ({ page }) => {
  await page.route('**/*.md', (route) => route.fulfill({ status: 503, body: 'Not now' }));
  await openReady(page, ARTICLE);
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect(page.getByRole('button', { name: 'Could not be copied' })).toBeVisible();
});
