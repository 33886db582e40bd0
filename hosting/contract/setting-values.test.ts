import { expect, test } from 'vitest';
import { findSettingFault, SETTING_CHECKS } from './setting-values.mjs';

const ADDRESSES = ['REGISTER_URL', 'LOGIN_URL', 'SANDBOX_URL', 'REPORT_URL'];
const FOLDERS = ['ANALYTICS_URL', 'CHAT_URL'];
const ORIGIN = ['SITE_URL'];
/** Values that are invalid for every setting that takes a URL. */
const NO_ADDRESS = [
  ...['www.solvanto.com', '//x.com', 'https://', 'https:x.com', 'http://www.solvanto.com'],
  ...['ftp://x.com', 'javascript:alert(1)', 'https://*.x.com', 'https://me:secret@x.com'],
  ...['https://r.example/a; sandbox', 'https://r.example/a,b', "https://r.example/'self'"],
  ...['https://x.com/"><script>', 'https://x.com\nEvil: 1', ' https://x.com'],
];

const WRONG: readonly (readonly [names: readonly string[], values: readonly string[]])[] = [
  [[...ADDRESSES, ...FOLDERS, ...ORIGIN], NO_ADDRESS],
  [FOLDERS, ['/matomo.js', '/matomo?site=1', '/#x'].map((end) => `https://stats.example${end}`)],
  [ORIGIN, ['https://www.example.com/', 'https://www.example.com/p', 'https://WWW.example.com']],
  [['PORT'], ['  ', '0x1F90', '80.5', '65536', '-1']],
  [['HOST'], ['  ', 'http://127.0.0.1', '127.0.0.1:80', 'two words']],
  [['SITE_DAY'], ['2027-02-30', 'tomorrow']],
  [['ANALYTICS_CONSENT', 'CHAT_PROVIDER'], ['maybe']],
];
const each = (table: typeof WRONG) =>
  table.flatMap(([names, values]) => names.flatMap((name) => values.map((one) => [name, one])));

test.each(each(WRONG))(
  '%s refuses %j with a message that has its name, value and expected form',
  (name, value) => {
    const message = findSettingFault({ [name as string]: value });
    expect(message).toContain(`${name} is set to ${JSON.stringify(value)}: expected `);
  },
);

const LOCAL = ['https://www.example.com', 'http://localhost:8080', 'http://127.0.0.1:1'];
const RIGHT: typeof WRONG = [
  [[...ADDRESSES, ...FOLDERS, ...ORIGIN], LOCAL],
  [['PORT'], ['0', '8080', '']],
  [['HOST'], ['::', '::1', '0.0.0.0', 'localhost', '']],
  [['REGISTER_URL'], ['https://app.example/register?plan=a&lang=en']],
  [['SITE_DAY'], ['2028-02-29']],
  [Object.keys(SETTING_CHECKS), ['']],
];
test.each(each(RIGHT))('%s accepts %j', (name, value) => {
  expect(findSettingFault({ [name as string]: value })).toBeUndefined();
});
