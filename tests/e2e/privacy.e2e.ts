import type { BrowserContext, Page } from '@playwright/test';
import { withConfiguration } from './support/configured.ts';
import { exercise } from './support/exercise.ts';
import { ANALYTICS } from './support/matomo.ts';
import { baseUrl, expect, isSameDocument, markDocument, openReady, test } from './support/test.ts';

/** What the site keeps of itself in the browser. */
const STORED = ['color-mode'];

/** Matomo's rule for cookies: without being told to wait for consent, they are set at once. */
const CLIENT = `(() => {
  let waits = false;
  const apply = ([command]) => {
    if (command === 'requireCookieConsent') waits = true;
    if (command === 'setCookieConsentGiven') waits = false;
    if (!waits) document.cookie = '_pk_id=visitor; Path=/';
  };
  const queued = window._paq;
  queued.filter(([command]) => command === 'requireCookieConsent').forEach(apply);
  queued.forEach(apply);
  window.clientRan = true;
  window._paq = { push: (...items) => items.forEach(apply) };
})();`;

async function withCookieClient(page: Page, consent: 'notice' | 'required'): Promise<void> {
  await withConfiguration(page, { analytics: { url: ANALYTICS, consent, respectSignals: true } });
  await page.route(`${ANALYTICS}**`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: CLIENT }),
  );
}

async function cookieNames(context: BrowserContext): Promise<string[]> {
  return (await context.cookies()).map(({ name }) => name).sort();
}

async function clientRan(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'clientRan'))).toBe(true);
}

test.describe('with analytics', () => {
  test.afterEach(({ watch }) => {
    watch.strangers = watch.strangers.filter((address) => !address.startsWith(ANALYTICS));
  });

  test('required consent: no cookie on any page before Accept, cookie_usage from us after', async ({
    page,
    context,
  }) => {
    await withCookieClient(page, 'required');
    await openReady(page, '/faq');
    await clientRan(page);
    await markDocument(page);
    expect(await cookieNames(context)).toEqual([]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
    await expect(page).toHaveURL(/\/about$/);
    expect(await isSameDocument(page)).toBe(true);
    expect(await cookieNames(context)).toEqual([]);
    await openReady(page, '/');
    await clientRan(page);
    expect(await cookieNames(context)).toEqual([]);

    await page.getByRole('button', { name: 'Accept' }).click();
    await expect.poll(() => cookieNames(context)).toEqual(['_pk_id', 'cookie_usage']);
  });

  test('required consent is remembered: a later visit is not asked again', async ({
    page,
    context,
  }) => {
    await context.addCookies([{ name: 'cookie_usage', value: 'accepted', url: baseUrl() }]);
    await withCookieClient(page, 'required');
    await openReady(page, '/faq');
    await clientRan(page);
    expect(await cookieNames(context)).toEqual(['_pk_id', 'cookie_usage']);
  });

  test('the client that the consent tests use does set cookies when it is let', async ({
    page,
    context,
  }) => {
    await withCookieClient(page, 'notice');
    await openReady(page, '/faq');
    await clientRan(page);
    expect(await cookieNames(context)).toEqual(['_pk_id']);
  });
});

test('as configured here nothing leaves the origin and nothing is stored but the mode', async ({
  page,
  context,
  watch,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  test.setTimeout(60_000);
  await context.grantPermissions(['clipboard-write']);
  const elsewhere: string[] = [];
  const setCookies: string[] = [];
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== baseUrl() && url.protocol !== 'data:') elsewhere.push(url.href);
  });
  context.on('response', async (response) => {
    const set = await response.headerValue('set-cookie');
    if (set !== null) setCookies.push(`${response.url()}: ${set}`);
  });
  for (const path of ['/', '/faq', '/fee', '/newsroom', '/nothing-here']) {
    await page.goto(path);
    expect(await cookieNames(context), `${path} before Accept`).toEqual([]);
    await exercise(page, 'wide');
    expect(await cookieNames(context), `${path} after Accept`).toEqual(['cookie_usage']);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(STORED);
    expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    await context.clearCookies();
  }
  // The last address has no page; the browser says so.
  watch.faults = watch.faults.filter((text) => !text.includes('status of 404'));
  expect(elsewhere).toEqual([]);
  expect(setCookies).toEqual([]);
});
