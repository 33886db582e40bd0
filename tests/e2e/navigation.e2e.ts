import { expect, isSameDocument, mainMenu, markDocument, openReady, test } from './support/test.ts';

test('forces the colour mode to dark whatever was stored', async ({ page }) => {
  for (const stored of ['light', 'system']) {
    await page.addInitScript((value) => localStorage.setItem('color-mode', value), stored);
    await openReady(page, '/faq');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('color-mode'))).toBe('dark');
    await expect(page.locator('html')).toHaveClass(/(^| )dark( |$)/);
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  }
});

for (const [label, path, entries] of [
  [
    'Product features',
    '/product',
    { Multisig: 'productMultisig', 'Personal account manager': 'productApi' },
  ],
  [
    'Industries',
    '/industries',
    { 'Legal and consulting': 'industriesConsulting', 'Crypto companies': 'industriesCrypto' },
  ],
] as const) {
  test(`entries of ${label} scroll to their section below the header, from another page and from ${path}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openReady(page, '/faq');
    for (const [entry, id] of Object.entries(entries)) {
      await mainMenu(page).getByRole('link', { name: label, exact: true }).first().hover();
      await mainMenu(page)
        .getByRole('link', { name: new RegExp(`^${entry}`) })
        .click();
      await expect(page).toHaveURL(`${path}#${id}`);
      const below = async () => {
        const header = await page.getByRole('banner').evaluate((e) => e.getBoundingClientRect());
        const section = await page.locator(`#${id}`).evaluate((e) => e.getBoundingClientRect());
        return section.top >= header.bottom - 1 && section.top < header.bottom + 200;
      };
      await expect.poll(below, entry).toBe(true);
      await page.mouse.move(700, 880);
    }
  });
}

test('a page is prefetched when its link is hovered, and not before', async ({ page }) => {
  await openReady(page, '/faq');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'About us' });
  await link.scrollIntoViewIfNeeded();
  const fetched = page.waitForEvent('requestfinished', (request) =>
    request.url().endsWith('/about'),
  );
  await link.hover();
  await fetched;
  await link.click();
  await expect(page).toHaveURL(/\/about$/);
  const [visit] = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return [entry?.toJSON() as { deliveryType: string; transferSize: number }];
  });
  expect(visit).toMatchObject({ deliveryType: 'navigational-prefetch' });
});

test('a script missing after a deployment reloads the page with the new build, once', async ({
  page,
  watch,
}) => {
  await openReady(page, '/fee');
  await markDocument(page);
  await page.route('**/build.json', (route) => route.fulfill({ json: { buildId: 'next-build' } }));
  await page.route('**/_astro/calculator.*', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('textbox', { name: 'SEPA sent, number a month' }).focus();
  await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false);
  await markDocument(page);
  const asked = page.waitForResponse('**/build.json');
  await page.getByRole('textbox', { name: 'SEPA sent, number a month' }).focus();
  await (await asked).finished();
  expect(await isSameDocument(page)).toBe(true);
  watch.faults.length = 0;
});

test('Register in the header is an outlined button while the page’s own one is in view', async ({
  page,
}) => {
  await openReady(page, '/');
  const register = page.getByRole('banner').getByRole('link', { name: 'Register' });
  const clear = 'rgba(0, 0, 0, 0)';
  await expect(register).toHaveCSS('background-color', clear);
  await page.getByRole('heading', { name: 'Prices', exact: true }).scrollIntoViewIfNeeded();
  await expect(register).not.toHaveCSS('background-color', clear);
});
