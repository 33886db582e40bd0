import { describe, expect, test } from 'vitest';
import { networkOf } from './address.ts';
import { loggedPath } from './log.ts';

describe('the network of a visitor', () => {
  test.each([
    ['203.0.113.77', '203.0.113.0'],
    ['::ffff:203.0.113.77', '203.0.113.0'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
    ['2001:db8::7', '2001:db8:0::'],
    ['::1', '0:0:0::'],
    ['fe80::1%eth0', 'fe80:0:0::'],
    ['nonsense', '-'],
    ['', '-'],
    [undefined, '-'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('the path in the log', () => {
  test.each([
    ['/faq', '/faq'],
    ['/faq?email=a@b.example&token=1', '/faq'],
    ['/u/jane@mail.example/x', '/u/…/x'],
    ['/u/jane%40mail.example', '/u/…'],
    [`/t/${'a1'.repeat(20)}`, '/t/…'],
    [
      '/blog/list-of-accepted-jurisdictions-for-everyone-in-the-world',
      '/blog/list-of-accepted-jurisdictions-for-everyone-in-the-world',
    ],
    ['http://user:pass@host/faq', 'http://…/faq'],
  ])('of %s is %s', (url, path) => {
    expect(loggedPath(url)).toBe(path);
  });

  test('is never long', () => {
    expect(loggedPath(`/${'a-'.repeat(5000)}`).length).toBeLessThanOrEqual(256);
  });
});
