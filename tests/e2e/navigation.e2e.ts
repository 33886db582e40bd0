import { readFile } from 'node:fs/promises';
import {
  expect,
  isSameDocument,
  markDocument,
  openReady,
  test,
  withConsent,
} from './support/test.ts';

test.use({ reducedMotion: 'no-preference' });

test.beforeEach(async ({ page }) => withConsent(page));

function footerLink(page: import('@playwright/test').Page, name: string) {
  return page.getByRole('contentinfo').getByRole('link', { name, exact: true });
}

test('forces the colour mode to dark whatever was stored', async ({ page }) => {
  for (const stored of ['light', 'system']) {
    await page.addInitScript((value) => localStorage.setItem('color-mode', value), stored);
    await openReady(page, '/');
    expect(await page.evaluate(() => localStorage.getItem('color-mode'))).toBe('dark');
    await expect(page.locator('html')).toHaveClass(/(^| )dark( |$)/);
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  }
});

test('a navigation moves the focus and announces the new title', async ({ page }) => {
  await openReady(page, '/faq');
  await markDocument(page);
  await footerLink(page, 'About us').click();
  await expect(page).toHaveURL(/\/about$/);
  expect(await isSameDocument(page)).toBe(true);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.locator('[aria-live="assertive"]')).toHaveText(await page.title());
});

test('back returns to where the page was left', async ({ page }) => {
  await openReady(page, '/faq');
  await markDocument(page);
  const link = footerLink(page, 'About us');
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => history.state?.scrollY)).toBeGreaterThan(0);
  const left = await page.evaluate(() => window.scrollY);
  await link.click();
  await expect(page).toHaveURL(/\/about$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/faq$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
  expect(await isSameDocument(page)).toBe(true);
});

const ANCHORS = [
  ['Product features', 'Multisig', '/product#productMultisig'],
  ['Product features', 'Personal account manager', '/product#productApi'],
  ['Industries', 'Legal and consulting', '/industries#industriesConsulting'],
] as const;

for (const [label, entry, target] of ANCHORS) {
  for (const from of ['/faq', target.split('#')[0] ?? '/']) {
    test(`from ${from}, ${entry} lands on ${target} below the header`, async ({ page }) => {
      await openReady(page, from);
      const menu = page.getByRole('navigation', { name: 'Main' });
      await menu.getByRole('link', { name: label, exact: true }).first().hover();
      await menu.getByRole('link', { name: new RegExp(`^${entry}`) }).click();
      await expect(page).toHaveURL(new RegExp(`${target.replace('/', '\\/')}$`));
      const section = page.locator(`#${target.split('#')[1]}`);
      await expect
        .poll(async () => {
          const header = await page
            .getByRole('banner')
            .evaluate((e) => e.getBoundingClientRect().bottom);
          const top = await section.evaluate((e) => e.getBoundingClientRect().top);
          return top >= header - 1 && top < header + 200;
        })
        .toBe(true);
    });
  }
}

test('a new build is noticed on navigation and the page loads whole', async ({ page }) => {
  await openReady(page, '/faq');
  await markDocument(page);
  await page.route('**/about', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /(name="build-id" content=")[^"]+/,
      '$1next-build',
    );
    await route.fulfill({ response, body });
  });
  await footerLink(page, 'About us').click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => isSameDocument(page)).toBe(false);
});

test('a new build is noticed on return to the tab', async ({ page }) => {
  await openReady(page, '/faq');
  await markDocument(page);
  await page.route('**/build.json', (route) => route.fulfill({ json: { buildId: 'next-build' } }));
  const asked = page.waitForResponse('**/build.json');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await (await asked).finished();
  await footerLink(page, 'About us').click();
  await expect(page).toHaveURL(/\/about$/);
  await expect.poll(() => isSameDocument(page)).toBe(false);
});

test('a page that cannot be fetched is left to the browser', async ({ page, watch }) => {
  await openReady(page, '/faq');
  await markDocument(page);
  let asked = 0;
  await page.route('**/about', (route) => (asked++ === 0 ? route.abort() : route.continue()));
  await footerLink(page, 'About us').click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => isSameDocument(page)).toBe(false);
  watch.faults.length = 0;
});

test('a missing chunk leaves every page readable and every link working', async ({
  page,
  watch,
}) => {
  await page.route(/_astro\/(header|client)\.[\w-]+\.js$/, (route) =>
    route.fulfill({ status: 404 }),
  );
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Company', exact: true }).hover();
  await menu.getByRole('link', { name: /^Newsroom/ }).click();
  await expect(page).toHaveURL(/\/newsroom$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  watch.faults.length = 0;
});

test('the build that is served is the one on the disk', async ({ page }) => {
  const manifest = JSON.parse(await readFile('dist/build.json', 'utf8'));
  await page.goto('/');
  await expect(page.locator('meta[name="build-id"]')).toHaveAttribute('content', manifest.buildId);
});
