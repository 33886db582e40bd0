import { describe, expect, test } from 'vitest';
import { addressOf, readConfig } from './config.ts';

describe('a setting that cannot be used is named with its value', () => {
  test.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['PORT', '  '],
    ['PORT', '0x1F90'],
    ['HOST', '  '],
    ['HOST', 'http://x'],
    ['MAX_REQUESTS', '1e3'],
    ['IDLE_TIMEOUT_MS', '5'],
    ['REPORT_URL', 'https://r.example/a; sandbox'],
    ['REPORT_URL', 'http://r.example/a'],
    ['MAX_REQUESTS', '0'],
    ['LOG_LEVEL', 'loud'],
    ['REPORT_URL', 'reports'],
    ['HSTS_PRELOAD', 'perhaps'],
    ['PROXIES', 'everybody'],
    ['MAX_CONNECTIONS_PER_ADDRESS', '0'],
  ])('%s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(`${name} is set to "${value}": expected `);
  });
});

test('an empty setting is one that is not set', () => {
  const { PROXIES: _, ...unset } = readConfig({});
  expect(readConfig({ PORT: '', REPORT_URL: '', PROXIES: '' })).toMatchObject(unset);
});

test.each([
  ['127.0.0.1', 'http://127.0.0.1:80'],
  ['0.0.0.0', 'http://127.0.0.1:80'],
  ['::', 'http://[::1]:80'],
  ['::1', 'http://[::1]:80'],
  ['localhost', 'http://localhost:80'],
])('a server that listens on %s is reached at %s', (host, address) => {
  expect(addressOf(host, 80)).toBe(address);
});
