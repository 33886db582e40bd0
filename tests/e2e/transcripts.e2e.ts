import type { Page } from '@playwright/test';
import { openSearch } from './support/search.ts';
import { expect, openReady, setDate, test } from './support/test.ts';

/**
 * The accessibility trees of the most read parts, as a screen reader presents them, in
 * `transcripts/`. They show the second institution's site, so a change of content does not affect
 * them. `playwright test transcripts --update-snapshots` takes them again; check each one before
 * committing it.
 */
test.use({ institution: 'second' });

// A time at which support is open.
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
  test(`the accessibility tree of the ${name} is unchanged`, async ({ page }) => {
    await openReady(page, path);
    await expectTranscript(page, name, part);
  });
}

test('the accessibility tree of the search is unchanged', async ({ page }) => {
  await openReady(page, '/company');
  const search = await openSearch(page);
  await search.getByRole('combobox').fill('swift');
  await expect(search.getByRole('status')).not.toBeEmpty();
  await expectTranscript(page, 'search', 'dialog');
});
