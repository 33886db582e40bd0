import { expect, test } from 'vitest';
import { companySlug, loadSite } from './site.ts';

test('an environment variable takes the place of the file', () => {
  const site = loadSite({ SITE_URL: 'https://www.other.example', ANALYTICS_CONSENT: 'required' });
  expect(site.urls.site).toBe('https://www.other.example');
  expect(site.analytics.consent).toBe('required');
  expect(loadSite({ SITE_URL: '' })).toEqual(loadSite({}));
});

test.each([
  ['SITE_URL', 'https://www.other.example/path', 'expected an origin'],
  ['REGISTER_URL', 'app.example', 'expected an absolute http(s) address'],
  ['LOGIN_URL', 'javascript:alert(1)', 'expected an absolute http(s) address'],
  ['SANDBOX_URL', 'ftp://x.example', 'expected an absolute http(s) address'],
  ['ANALYTICS_URL', 'matomo', 'expected an absolute http(s) address'],
  ['ANALYTICS_CONSENT', 'maybe', '"notice", "required"'],
  ['CHAT_PROVIDER', 'other', '"none"'],
])('a bad %s stops with its name, its value and what was expected', (name, value, expected) => {
  const load = () => loadSite({ [name]: value });
  expect(load).toThrow(`environment variable ${name}`);
  expect(load).toThrow(JSON.stringify(value));
  expect(load).toThrow(expected);
});

test('a chat provider without an account is refused', () => {
  expect(() => loadSite({ CHAT_PROVIDER: 'crisp' })).toThrow('chat.id is "null"');
  expect(() => loadSite({ CHAT_PROVIDER: 'chatwoot', CHAT_ID: 'x' })).toThrow('CHAT_URL');
});

test('the name becomes a slug', () => {
  expect(companySlug('Solvanto')).toBe('solvanto');
  expect(companySlug('Ünïted Pay & Co.')).toBe('united-pay-co');
});
