import { expect, openReady, test } from './support/test.ts';

/**
 * What a screen reader is told, in order: the accessibility tree of what is read most. It shows the
 * second institution, so that nobody who changes the content has to take it anew.
 * `playwright test transcripts --update-snapshots` does; read each before it is committed.
 */
test.use({ institution: 'second' });

for (const [name, path, part] of [
  ['home', '/', 'body'],
  ['fees', '/fee', '#tariff'],
  ['calculator', '/fee', 'section:has(#month)'],
  ['faq', '/faq', 'main'],
] as const) {
  test(`the ${name} as it is read out`, async ({ page }) => {
    await openReady(page, path);
    await expect(page.locator(part)).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
  });
}
