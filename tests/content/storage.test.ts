import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { apiDocument } from '#content/openapi/load-openapi.ts';
import { site } from '#content/site.ts';
import {
  API_LANGUAGE_KEY,
  COLOR_MODE,
  COLOR_MODE_KEY,
  CONSENT_COOKIE,
  CONSENT_DAYS,
  CONSENT_VALUE,
  SEARCHES_KEY,
} from '#spec.ts';
import { formatCount } from '#tariff/money.ts';
import { isNamed, storageEntries } from './rules/storage.ts';

/** tests/e2e/privacy.e2e.ts compares the same table with what the browser stores. */

const entries = storageEntries();

/** An institution without an API stores no language of its examples. */
const ofReference = apiDocument() ? [API_LANGUAGE_KEY] : [];

const rowOf = (name: string) => entries.find((entry) => entry.name === name);

test('the cookie policy lists exactly the site’s own entries in their section', () => {
  const own = entries.filter(({ section }) => section === rowOf(CONSENT_COOKIE)?.section);
  expect(own.map(({ name }) => name)).toEqual([
    CONSENT_COOKIE,
    COLOR_MODE_KEY,
    SEARCHES_KEY,
    ...ofReference,
  ]);
  expect(rowOf(CONSENT_COOKIE)?.row).toContain(`\`${CONSENT_VALUE}\``);
  expect(rowOf(CONSENT_COOKIE)?.row).toContain(`${formatCount(CONSENT_DAYS)} days`);
  expect(rowOf(COLOR_MODE_KEY)?.row).toContain(`\`${COLOR_MODE}\``);
});

const STORES =
  /(?:local|session)Storage|indexedDB|caches\.open|cookieStore|document\.cookie\s*\+?=[^=]/;

test('only the files of these entries store data in the browser', () => {
  const found = globSync('src/**/*.{ts,tsx,astro}')
    .filter((file) => !/\.test\.tsx?$/.test(file) && STORES.test(readFileSync(file, 'utf8')))
    .sort();
  expect(found).toEqual([
    'src/pages/api/[resource].astro',
    'src/search/dialog/recent.ts',
    'src/shell/client.ts',
    'src/shell/cookie-banner/start-cookie-banner.ts',
  ]);
});

test('the policy lists the cookies of analytics and of each chat provider', () => {
  const chats = ['cw_conversation', 'crisp-client/session/x', 'twk_idm_key'];
  for (const name of ['_pk_id.1.f00d', '_pk_ses.1.f00d', ...chats]) {
    expect(isNamed(name, entries), name).toBe(true);
  }
  expect(isNamed('_ga', entries)).toBe(false);
});

test('analytics and chat require consent', () => {
  expect(site().analytics.consent).toBe('required');
  expect(site().chat.consent).toBe('required');
});
