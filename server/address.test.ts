import { describe, expect, test } from 'vitest';
import { clientOf, networkOf, readNetworks } from './address.ts';

test.each([
  ['203.0.113.77', '203.0.113.0', '203.0.113.77'],
  ['::ffff:203.0.113.77', '203.0.113.0', '203.0.113.77'],
  ['::ffff:cb00:714d', '203.0.113.0', '203.0.113.77'],
  ['2001:db8:1:2345:6789::1', '2001:db8:1::', '2001:db8:1:2300::'],
  ['2001:DB8:1:23ff::', '2001:db8:1::', '2001:db8:1:2300::'],
  ['2001:db8::1', '2001:db8:0::', '2001:db8:0:0::'],
  ['fe80::1%eth0', 'fe80:0:0::', 'fe80:0:0:0::'],
  ['nonsense', '-', undefined],
  ['203.0.113.77:1234', '-', undefined],
  [undefined, '-', undefined],
])('%s is logged as %s and counted as %s', (address, network, client) => {
  expect([networkOf(address), clientOf(address)]).toEqual([network, client]);
});

describe('networks', () => {
  const inside = readNetworks('10.0.0.0/8, 127.0.0.1,fc00::/7');

  test.each([
    ['10.255.0.1', true],
    ['::ffff:10.0.0.1', true],
    ['127.0.0.1', true],
    ['127.0.0.2', false],
    ['fd12::1', true],
    ['2001:db8::1', false],
    ['', false],
  ])('%s lies in them: %s', (address, lies) => {
    expect(inside?.(address)).toBe(lies);
  });

  test.each(['10.0.0.0/33', '10.0.0/8', 'all', '10.0.0.0/8/8', 'fc00::/129', '10.0.0.1,', '/8'])(
    '%s is none',
    (text) => expect(readNetworks(text)).toBeUndefined(),
  );

  test('none is none', () => expect(readNetworks('none')?.('127.0.0.1')).toBe(false));
});
