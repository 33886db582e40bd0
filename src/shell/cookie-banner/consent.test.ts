import { expect, test } from 'vitest';
import { consentCookie, goneCookies, hasConsent } from './consent.ts';

test.each([
  ['', false],
  ['color=dark; cookie_use=1', false],
  ['color=dark; cookie_usage=accepted', true],
  ['x=old_cookie_usage_flag', true],
])('the cookies %j contain the consent: %s', (cookies, held) => {
  expect(hasConsent(cookies)).toBe(held);
});

test('the cookie is written with an expiry 1826 days ahead, Secure on https', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  const cookie =
    'cookie_usage=accepted; Path=/; Expires=Fri, 21 Nov 2031 10:00:00 GMT; SameSite=Lax';
  expect(consentCookie(now, false)).toBe(cookie);
  expect(consentCookie(now, true)).toBe(`${cookie}; Secure`);
});

test('cookies are deleted for the host and each of its parent domains', () => {
  const gone = goneCookies('_pk_id=1; chat=2', 'www.example.test', new Date());
  expect(gone).toHaveLength(8);
  expect(gone.map((cookie) => cookie.replace(/ Path.*Lax/, ''))).toEqual(
    expect.arrayContaining(['_pk_id=;', 'chat=;; Domain=example.test']),
  );
});
