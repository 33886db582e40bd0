import type { Page } from '@playwright/test';
import { ANALYTICS, tracked, withAnalytics } from './support/matomo.ts';
import { baseUrl, expect, openReady, test, withConsent } from './support/test.ts';

test.beforeEach(async ({ page }) => withConsent(page));
test.afterEach(({ watch }) => {
  watch.strangers = watch.strangers.filter((url) => !url.startsWith(ANALYTICS));
});

async function trackerLoaded(page: Page): Promise<void> {
  await expect.poll(() => tracked(page)).not.toEqual([]);
}

function outbound(page: Page, name: 'Register' | 'Login') {
  return page.locator(`a[data-outbound="${name.toLowerCase()}"]`);
}

test('nothing loads when analytics is not configured', async ({ page }) => {
  await openReady(page, '/');
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => '_paq' in window)).toBe(false);
});

test('counts the page with site id 1 and the campaign before the page view', async ({ page }) => {
  await withAnalytics(page);
  await page.goto('/faq?utm_cid=spring%2026');
  await trackerLoaded(page);
  const commands = await tracked(page);
  const names = commands.map(([name]) => name);
  expect(commands).toContainEqual(['setTrackerUrl', `${ANALYTICS}matomo.php`]);
  expect(commands).toContainEqual(['setSiteId', '1']);
  expect(commands).toContainEqual(['setCustomDimension', 1, 'spring 26']);
  expect(names.indexOf('setCustomDimension')).toBeLessThan(names.indexOf('trackPageView'));
  expect(names.filter((name) => name === 'trackPageView')).toHaveLength(1);
  expect(commands).toContainEqual(['setCustomUrl', `${baseUrl()}/faq?utm_cid=spring%2026`]);
  expect(commands).toContainEqual(['setDocumentTitle', await page.title()]);
});

test('counts one page view per navigation, with address, title and referrer', async ({ page }) => {
  await withAnalytics(page);
  await openReady(page, '/faq');
  await trackerLoaded(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect
    .poll(async () => (await tracked(page)).filter(([name]) => name === 'trackPageView').length)
    .toBe(2);
  expect((await tracked(page)).slice(-4)).toEqual([
    ['setCustomUrl', `${baseUrl()}/about`],
    ['setDocumentTitle', await page.title()],
    ['setReferrerUrl', `${baseUrl()}/faq`],
    ['trackPageView'],
  ]);
});

test('a campaign counts, and the landing too, when the visitor goes on before the page is idle', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    Reflect.set(window, 'requestIdleCallback', (run: () => void) => waiting.push(run));
    Reflect.set(window, 'beIdle', () => waiting.forEach((run) => void run()));
  });
  await withAnalytics(page);
  await page.goto('/faq?utm_cid=spring');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole('main')).toBeFocused();
  await page.evaluate(() => (Reflect.get(window, 'beIdle') as () => void)());
  await trackerLoaded(page);
  const commands = await tracked(page);
  expect(commands).toContainEqual(['setCustomDimension', 1, 'spring']);
  expect(commands.filter(([name]) => name === 'trackPageView')).toHaveLength(2);
});

test('asks for the visitor id every 200 ms until it is known, then puts it on the links', async ({
  page,
}) => {
  await page.clock.install();
  await withAnalytics(page);
  await page.goto('/');
  await page.clock.runFor(2_000);
  await trackerLoaded(page);
  // From here on the clock stands but for what is run, however slow the machine.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  const asked = () => page.evaluate(() => Number(Reflect.get(window, 'asked') ?? 0));
  await page.clock.runFor(400);
  const before = await asked();
  await page.clock.runFor(1_000);
  expect((await asked()) - before).toBe(5);
  await expect(outbound(page, 'Register').first()).toHaveAttribute(
    'href',
    'https://app.solvanto.example/register',
  );
  await page.evaluate(() => (Reflect.get(window, 'knowVisitor') as (id: string) => void)('a b&c'));
  await page.clock.runFor(200);
  for (const name of ['Register', 'Login'] as const) {
    const hrefs = await outbound(page, name).evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    );
    expect(hrefs.length).toBeGreaterThan(0);
    for (const href of hrefs) expect(href).toMatch(/\?nxp_vid=a(\+|%20)b%26c$/);
  }
  const known = await asked();
  await page.clock.runFor(2_000);
  expect(await asked()).toBe(known);
});

test('the id is on the links of the next page too, and a query string is kept', async ({
  page,
}) => {
  await withAnalytics(page);
  await openReady(page, '/faq');
  await trackerLoaded(page);
  await page.getByRole('main').evaluate((main) => {
    main.insertAdjacentHTML(
      'beforeend',
      '<a data-outbound="register" href="https://app.solvanto.example/register?lang=en">r</a>',
    );
  });
  await page.evaluate(() => (Reflect.get(window, 'knowVisitor') as (id: string) => void)('v1'));
  await expect(page.locator('main a[data-outbound]').last()).toHaveAttribute(
    'href',
    'https://app.solvanto.example/register?lang=en&nxp_vid=v1',
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Referrals' }).click();
  await expect(page).toHaveURL(/\/referralProgram$/);
  await expect(
    page.getByRole('main').locator('a[data-outbound="register"]').first(),
  ).toHaveAttribute('href', /nxp_vid=v1$/);
});

test('commands pushed before a slow client loads are not lost', async ({ page }) => {
  let release: () => void = () => undefined;
  const hold = new Promise<void>((resolve) => {
    release = resolve;
  });
  await withAnalytics(page, { hold });
  await openReady(page, '/faq');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
  await expect(page).toHaveURL(/\/about$/);
  expect(await tracked(page)).toEqual([]);
  release();
  await expect
    .poll(async () => (await tracked(page)).filter(([name]) => name === 'trackPageView').length)
    .toBe(2);
});

test('a blocked client is silent and the asking stops', async ({ page, watch }) => {
  await withAnalytics(page, { blocked: true });
  const failed = page.waitForEvent('requestfailed');
  await openReady(page, '/');
  await failed;
  await expect(outbound(page, 'Login').first()).toHaveAttribute(
    'href',
    'https://app.solvanto.example/login',
  );
  expect(watch.faults.filter((text) => !text.includes('net::ERR'))).toEqual([]);
  watch.faults.length = 0;
});

test('Global Privacy Control keeps the client from loading', async ({ page }) => {
  await withAnalytics(page);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  );
  await openReady(page, '/');
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => '_paq' in window)).toBe(false);
});

test('required consent is cookieless until Accept', async ({ page }) => {
  await page.context().clearCookies();
  await withAnalytics(page, { consent: 'required' });
  await openReady(page, '/');
  await trackerLoaded(page);
  expect((await tracked(page))[0]).toEqual(['requireCookieConsent']);
  expect(await page.context().cookies()).toEqual([]);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => tracked(page)).toContainEqual(['setCookieConsentGiven']);
});
