import { describe, expect, test } from 'vitest';
import { findSettingFault, SETTING_CHECKS } from './setting-values.mjs';

const ADDRESSES = ['REGISTER_URL', 'LOGIN_URL', 'SANDBOX_URL', 'REPORT_URL'];
const FOLDERS = ['ANALYTICS_URL', 'CHAT_URL'];

/** What no address of the outside world may be, whichever setting names it. */
const NO_ADDRESS = [
  'www.solvanto.com',
  '//x.com',
  'https://',
  'https:x.com',
  'http://www.solvanto.com',
  'ftp://x.com',
  'javascript:alert(1)',
  'https://*.x.com',
  'https://me:secret@x.com',
  'https://r.example/a; sandbox',
  'https://r.example/a,b',
  "https://r.example/'self'",
  'https://x.com/"><script>',
  'https://x.com\nEvil: 1',
  ' https://x.com',
];

describe.each([...ADDRESSES, ...FOLDERS, 'SITE_URL'])('%s', (name) => {
  test.each(NO_ADDRESS)('is not %j, and says so with name, value and form', (value) => {
    const said = findSettingFault({ [name]: value });
    expect(said).toContain(`${name} is set to ${JSON.stringify(value)}: expected `);
    expect(said).toMatch(/https.*\.$/);
  });

  test('may be a host by https, and this machine by http', () => {
    for (const value of ['https://www.example.com', 'http://localhost:8080', 'http://127.0.0.1:1'])
      expect(findSettingFault({ [name]: value })).toBeUndefined();
  });
});

test.each([
  ...FOLDERS.flatMap((name) => [
    [name, 'https://stats.example/matomo.js'],
    [name, 'https://stats.example/matomo?site=1'],
    [name, 'https://stats.example/#x'],
  ]),
  ['SITE_URL', 'https://www.example.com/'],
  ['SITE_URL', 'https://www.example.com/path'],
  ['SITE_URL', 'https://WWW.example.com'],
  ['PORT', '  '],
  ['PORT', '0x1F90'],
  ['PORT', '80.5'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['HOST', '  '],
  ['HOST', 'http://127.0.0.1'],
  ['HOST', '127.0.0.1:80'],
  ['HOST', 'two words'],
  ['SITE_DAY', '2027-02-30'],
  ['SITE_DAY', 'tomorrow'],
  ['ANALYTICS_CONSENT', 'maybe'],
  ['CHAT_PROVIDER', 'other'],
])('%s cannot be %j', (name, value) => {
  expect(findSettingFault({ [name]: value })).toMatch(`${name} is set to ${JSON.stringify(value)}`);
});

test.each([
  ['PORT', '0'],
  ['PORT', '8080'],
  ['HOST', '::'],
  ['HOST', '::1'],
  ['HOST', '0.0.0.0'],
  ['HOST', 'localhost'],
  ['REGISTER_URL', 'https://app.example/register?plan=a&lang=en'],
  ['SITE_DAY', '2028-02-29'],
])('%s may be %j', (name, value) => {
  expect(findSettingFault({ [name]: value })).toBeUndefined();
});

test('a setting that is unset or empty is no fault', () => {
  const empty = Object.fromEntries(Object.keys(SETTING_CHECKS).map((name) => [name, '']));
  expect(findSettingFault(empty)).toBeUndefined();
  expect(findSettingFault({})).toBeUndefined();
});
