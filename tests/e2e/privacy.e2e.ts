import type { BrowserContext } from '@playwright/test';
import { CONSENT_COOKIE, SEARCHES_KEY } from '#spec.ts';
import { isNamed, storageEntries } from '../content/rules/storage.ts';
import { exercise } from './support/exercise.ts';
import { MOCKED_HOSTS, tracked, withIntegrations } from './support/integrations.ts';
import { expect, goToAbout, openReady, test } from './support/test.ts';

/** The site's own browser storage, as listed in the cookie policy. */
const policy = storageEntries();
const own = policy.filter((one) => one.section === policy[0]?.section).map(({ name }) => name);
/** The storage used by a visit without a search; search.e2e.ts tests that of the search. */
const STORED = own.filter((name) => name !== CONSENT_COOKIE && name !== SEARCHES_KEY);
/** A page on which a programming language can be chosen. */
const API = '/api/payments';

async function cookieNames(context: BrowserContext): Promise<string[]> {
  return (await context.cookies()).map(({ name }) => name).sort();
}

test.describe('with analytics', () => {
  test.use({ expected: MOCKED_HOSTS });

  test('with required consent no cookie is set on any page before Accept, and consent is remembered', async ({
    page,
    context,
  }) => {
    await context.clearCookies();
    await withIntegrations(page, { analytics: 'required', chat: null });
    await openReady(page, '/faq');
    await tracked(page);
    expect(await cookieNames(context)).toEqual([]);
    await goToAbout(page);
    expect(await cookieNames(context)).toEqual([]);
    await openReady(page, '/docs');
    await tracked(page);
    expect(await cookieNames(context)).toEqual([]);
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect.poll(() => cookieNames(context)).toEqual(['_pk_id', 'cookie_usage']);
    for (const name of await cookieNames(context)) expect(isNamed(name, policy), name).toBe(true);

    await context.clearCookies({ name: '_pk_id' });
    await openReady(page, '/faq');
    await expect.poll(() => cookieNames(context)).toEqual(['_pk_id', 'cookie_usage']);
  });
});

test.describe('without integrations', () => {
  // One path has no page, which the browser logs.
  test.use({ expected: /status of 404/ });

  test('no request leaves the origin, and only the listed storage is used', async ({
    page,
    context,
  }) => {
    const setCookies: string[] = [];
    context.on('response', async (response) => {
      const set = await response.headerValue('set-cookie');
      if (set !== null) setCookies.push(`${response.url()}: ${set}`);
    });
    for (const path of ['/', '/faq', '/fee', '/newsroom', '/nothing-here', API]) {
      await context.clearCookies();
      await page.goto(path);
      expect(await cookieNames(context), `${path} before Accept`).toEqual([]);
      await exercise(page, 'wide');
      expect(await cookieNames(context), `${path} after Accept`).toEqual([CONSENT_COOKIE]);
      const stored = STORED.filter((name) => name !== 'api_language' || path === API).sort();
      expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(stored);
      expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
      expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
      expect(await page.evaluate(() => caches.keys())).toEqual([]);
      expect(await page.evaluate(() => '_paq' in window)).toBe(false);
    }
    expect(setCookies).toEqual([]);
  });
});
