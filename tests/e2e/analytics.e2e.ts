import type { Page } from '@playwright/test';
import { site } from '../../src/content/site.ts';
import { ANALYTICS, STAND_INS, tracked, withIntegrations } from './support/integrations.ts';
import { baseUrl, expect, goToAbout, openReady, test } from './support/test.ts';

test.use({ expected: STAND_INS });

const outbound = (page: Page, name: 'register' | 'login') =>
  page.locator(`a[data-outbound="${name}"]`);

const knowVisitor = (page: Page, id: string) =>
  page.evaluate((known) => (Reflect.get(window, 'knowVisitor') as (id: string) => void)(known), id);

/** Waits until so many page views were counted. */
async function expectViews(page: Page, count: number): Promise<void> {
  const views = async () => (await tracked(page)).filter(([name]) => name === 'trackPageView');
  await expect.poll(async () => (await views()).length).toBe(count);
}

test('counts the page with site id 1 and the campaign before the page view', async ({ page }) => {
  await withIntegrations(page, { chat: false });
  await page.goto('/faq?utm_cid=spring%2026');
  const commands = await tracked(page);
  const names = commands.map(([name]) => name);
  for (const command of [
    ['setTrackerUrl', `${ANALYTICS}matomo.php`],
    ['setSiteId', '1'],
    ['setCustomDimension', 1, 'spring 26'],
    ['setCustomUrl', `${baseUrl()}/faq?utm_cid=spring%2026`],
    ['setDocumentTitle', await page.title()],
  ]) {
    expect(commands).toContainEqual(command);
  }
  expect(names.indexOf('setCustomDimension')).toBeLessThan(names.indexOf('trackPageView'));
  expect(names.filter((name) => name === 'trackPageView')).toHaveLength(1);
});

test('counts one page view per navigation, with address, title and referrer', async ({ page }) => {
  await withIntegrations(page, { chat: false });
  await openReady(page, '/faq');
  await tracked(page);
  await goToAbout(page);
  await expectViews(page, 2);
  expect((await tracked(page)).slice(-4)).toEqual([
    ['setCustomUrl', `${baseUrl()}/about`],
    ['setDocumentTitle', await page.title()],
    ['setReferrerUrl', `${baseUrl()}/faq`],
    ['trackPageView'],
  ]);
});

test('asks for the visitor id every 200 ms until it is known, then puts it on the links', async ({
  page,
}) => {
  await page.clock.install();
  await withIntegrations(page, { chat: false });
  await page.goto('/about');
  await page.clock.runFor(2_000);
  await tracked(page);
  // From here on the clock stands but for what is run, however slow the machine.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  const asked = () => page.evaluate(() => Number(Reflect.get(window, 'asked') ?? 0));
  await page.clock.runFor(400);
  const before = await asked();
  await page.clock.runFor(1_000);
  expect((await asked()) - before).toBe(5);
  await expect(outbound(page, 'register').first()).toHaveAttribute('href', site.urls.register);
  await knowVisitor(page, 'a b&c');
  await page.clock.runFor(200);
  for (const name of ['register', 'login'] as const) {
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
  await withIntegrations(page, { chat: false });
  await openReady(page, '/faq');
  await tracked(page);
  await page.getByRole('main').evaluate((main, address) => {
    main.insertAdjacentHTML('beforeend', `<a data-outbound="register" href="${address}">r</a>`);
  }, `${site.urls.register}?lang=en`);
  await knowVisitor(page, 'v1');
  await expect(page.locator('main a[data-outbound]').last()).toHaveAttribute(
    'href',
    `${site.urls.register}?lang=en&nxp_vid=v1`,
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Referrals' }).click();
  await expect(page).toHaveURL(/\/referralProgram$/);
  await expect(page.locator('main a[data-outbound="register"]').first()).toHaveAttribute(
    'href',
    /nxp_vid=v1$/,
  );
});

test('commands pushed before a slow client loads are not lost', async ({ page }) => {
  const { promise: hold, resolve: release } = Promise.withResolvers<void>();
  await withIntegrations(page, { chat: false });
  await page.route(`${ANALYTICS}*.js`, (route) => hold.then(() => route.fallback()));
  await openReady(page, '/faq');
  await goToAbout(page);
  expect(await page.evaluate(() => 'tracked' in window)).toBe(false);
  release();
  await expectViews(page, 2);
});

test('a blocked client is silent and leaves the links as they are', async ({ page, watch }) => {
  await withIntegrations(page, { chat: false, answer: (route) => route.abort() });
  const failed = page.waitForEvent('requestfailed');
  await openReady(page, '/faq');
  await failed;
  await expect(outbound(page, 'login').first()).toHaveAttribute('href', site.urls.login);
  watch.faults = watch.faults.filter((text) => !text.includes('net::ERR'));
});

test('required consent is cookieless until Accept', async ({ page, context }) => {
  await context.clearCookies();
  await withIntegrations(page, { chat: false, consent: 'required' });
  await openReady(page, '/faq');
  expect((await tracked(page))[0]).toEqual(['requireCookieConsent']);
  expect(await context.cookies()).toEqual([]);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => tracked(page)).toContainEqual(['setCookieConsentGiven']);
});
