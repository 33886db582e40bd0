import type { Page } from '@playwright/test';
import { expect, openReady, test } from './support/test.ts';

test.use({ permissions: ['clipboard-write'] });

const ARTICLE = '/blog/how-to-use-multisig-feature';

/** What a person would paste: no page may read the clipboard. */
async function pasted(page: Page): Promise<string> {
  await page.evaluate(() => {
    const field = document.createElement('textarea');
    document.body.prepend(field);
    field.focus();
  });
  await page.keyboard.press('ControlOrMeta+V');
  return page.locator('textarea').first().inputValue();
}

test('an article is taken along as its address, or as Markdown', async ({ page }) => {
  await openReady(page, ARTICLE);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(() => pasted(page)).toMatch(new RegExp(`^https://[^/]+${ARTICLE}$`));

  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect.poll(() => pasted(page)).toMatch(/^---\ntitle: /);
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  expect(await pasted(page)).toContain(`\n# ${title}\n`);
});

test('a text that does not come is not said to be copied', async ({ page, watch }) => {
  await page.route('**/*.md', (route) => route.fulfill({ status: 503, body: 'Not now' }));
  await openReady(page, ARTICLE);
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  const button = page.getByRole('button', { name: 'Copy as Markdown' });
  await expect(button).toHaveText('Could not be copied');
  const said = page.getByRole('status').filter({ hasText: 'Could not be copied' });
  await expect(said).toHaveCount(1);
  expect(watch.faults).toHaveLength(1);
  watch.faults.length = 0;
});
