import type { Page } from '@playwright/test';
import { expect, openReady, setDate, test } from './support/test.ts';

/**
 * What a screen reader is told, in order: the accessibility tree of what is read most, whole, as
 * it stands in `transcripts/`. It shows the second institution, so that nobody who changes the
 * content has to take it anew. `playwright test transcripts --update-snapshots` does; read each
 * before it is committed.
 */
test.use({ institution: 'second' });

// On a day and at an hour on which somebody answers.
test.beforeEach(({ page }) => setDate(page, '2026-12-30T12:02:00Z'));

async function expectTranscript(page: Page, name: string, part: string): Promise<void> {
  const tree = await page.locator(part).ariaSnapshot();
  // The copyright has the year of the visit.
  expect(tree.replace(/(?<=© )\d{4}/, '2026')).toMatchSnapshot(`${name}.yml`);
}

for (const [name, path, part] of [
  ['home', '/', 'body'],
  ['fees', '/fee', '#tariff'],
  ['calculator', '/fee', 'section:has(#month)'],
  ['faq', '/faq', 'main'],
] as const) {
  test(`the ${name} as it is read out`, async ({ page }) => {
    await openReady(page, path);
    await expectTranscript(page, name, part);
  });
}

test('the search as it is read out', async ({ page }) => {
  await openReady(page, '/company');
  const link = page.getByRole('banner').getByRole('link', { name: 'Search' });
  await expect(link).toHaveAttribute('aria-keyshortcuts');
  await link.click();
  const search = page.getByRole('dialog', { name: 'Search' });
  await search.getByRole('combobox').fill('swift');
  await expect(search.getByRole('status')).not.toBeEmpty();
  await expectTranscript(page, 'search', 'dialog');
});
