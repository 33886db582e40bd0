import type { Page } from '@playwright/test';
import { expect, openReady, test } from './support/test.ts';

test.use({ reducedMotion: 'no-preference' });

const DROPDOWNS = [
  { label: 'Product features', entry: 'Dedicated IBANs' },
  { label: 'Industries', entry: 'Crypto companies' },
  { label: 'Developers', entry: 'API Documentation' },
  { label: 'Company', entry: 'Newsroom' },
];

function menu(page: Page) {
  const main = page.getByRole('navigation', { name: 'Main' });
  return {
    label: (name: string) => main.getByRole('link', { name, exact: true }).first(),
    toggle: (name: string) => main.getByRole('button', { name: `${name} menu` }),
    entry: (name: string) => main.getByRole('link', { name: new RegExp(`^${name}`) }),
    main,
  };
}

/** A page that is drawn quickly: the menu is the same on each. */
const START = '/docs/glossary';

test.beforeEach(async ({ page }) => openReady(page, START));

for (const { label, entry } of DROPDOWNS) {
  test(`${label} opens on hover and closes on mouse out`, async ({ page }) => {
    const { label: link, toggle, entry: item } = menu(page);
    await expect(item(entry)).toBeHidden();
    await link(label).hover();
    await expect(item(entry)).toBeVisible();
    await expect(toggle(label)).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.move(700, 880);
    await expect(item(entry)).toBeHidden();
  });

  test(`${label} works by keyboard`, async ({ page }) => {
    const { toggle, entry: item } = menu(page);
    for (const key of ['Enter', 'Space', 'ArrowDown']) {
      await toggle(label).focus();
      await page.keyboard.press(key);
      await expect(item(entry), key).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect(item(entry)).toBeHidden();
      await expect(toggle(label)).toBeFocused();
    }
  });
}

test('a dropdown closes when the focus leaves it, and opens no other', async ({ page }) => {
  const { toggle, entry } = menu(page);
  await toggle('Industries').focus();
  await page.keyboard.press('Enter');
  await expect(entry('Crypto companies')).toBeVisible();
  await expect(entry('Dedicated IBANs')).toBeHidden();
  await page.getByRole('link', { name: 'Pricing', exact: true }).first().focus();
  await expect(entry('Crypto companies')).toBeHidden();
});

test('the labels of dropdowns stay links', async ({ page }) => {
  const { label } = menu(page);
  for (const [name, path] of [
    ['Product features', '/product'],
    ['Industries', '/industries'],
    ['Developers', '/api'],
    ['Company', '/company'],
  ]) {
    await expect(label(name ?? '')).toHaveAttribute('href', path ?? '');
  }
});

test('Product and Industries show the heading and the way to the prices', async ({ page }) => {
  const { label, main } = menu(page);
  for (const name of ['Product features', 'Industries']) {
    await label(name).hover();
    await expect(
      main.getByText('Digital banking for companies').filter({ visible: true }),
    ).toBeVisible();
    await expect(main.getByRole('link', { name: 'See pricing' })).toHaveAttribute('href', '/fee');
  }
});

test('the menu has the labels and targets of the specification', async ({ page }) => {
  const { main } = menu(page);
  const pairs = await main
    .locator('ul')
    .first()
    .evaluate((list) =>
      [...list.children].map((item) => {
        const link = item.querySelector('a');
        return [link?.textContent, link?.getAttribute('href')];
      }),
    );
  expect(pairs).toEqual([
    ['Home', '/'],
    ['Product features', '/product'],
    ['Industries', '/industries'],
    ['Pricing', '/fee'],
    ['Developers', '/api'],
    ['Referral', '/referralProgram'],
    ['Company', '/company'],
  ]);
});

test('the product entries point to their anchors, the two crossed ones across', async ({
  page,
}) => {
  const { label, main } = menu(page);
  await label('Product features').hover();
  const hrefs = await main
    .getByRole('link')
    .filter({ visible: true })
    .evaluateAll((links) =>
      links
        .map((link) => [link.querySelector('span')?.textContent, link.getAttribute('href')])
        .filter(([, href]) => href?.startsWith('/product#')),
    );
  expect(hrefs).toEqual([
    ['Dedicated IBANs', '/product#productIbans'],
    ['SWIFT payments', '/product#productSwift'],
    ['SEPA & SEPA Instant', '/product#productSepa'],
    ['Personal account manager', '/product#productApi'],
    ['API and sandbox', '/product#productAccontManager'],
    ['Multilogin', '/product#productMultilogin'],
    ['Multisig', '/product#productMultisig'],
    ['Bulk payments', '/product#productBulk'],
  ]);
});

test('industries, developers and company entries lead where they should', async ({ page }) => {
  const { main } = menu(page);
  const hrefs = await main
    .getByRole('link', { includeHidden: true })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  for (const href of [
    '/industries#industriesCrypto',
    '/industries#industriesPayment',
    '/industries#industriesGambling',
    '/industries#industriesIT',
    '/industries#industriesMarketing',
    '/industries#industriesConsulting',
    '/api',
    'https://sandbox.solvanto.example/login',
    '/about',
    '/newsroom',
    '/blog',
    '/careers',
  ]) {
    expect(hrefs).toContain(href);
  }
});

for (const { label, entry } of DROPDOWNS) {
  test(`a route change closes ${label}`, async ({ page }) => {
    const { toggle, entry: item } = menu(page);
    await page.getByRole('link', { name: 'Pricing', exact: true }).first().click();
    await expect(page).toHaveURL(/\/fee$/);
    // The address changes before the page has arrived, and its arrival closes what is open.
    await expect(page.getByRole('main')).toBeFocused();
    await page.mouse.move(700, 880);
    await toggle(label).focus();
    await page.keyboard.press('Enter');
    await expect(item(entry)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(START);
    await expect(item(entry)).toBeHidden();
  });
}
