import { expect, test } from 'vitest';
import { distance, nearest } from './spelling.ts';

test.each([
  ['payment', 'payment', 0],
  ['complant', 'complaint', 1],
  ['recieve', 'receive', 1],
  ['safegarding', 'safeguarding', 1],
  ['instnt', 'instant', 1],
  ['abc', 'xyz', 3],
  ['a', 'abcdef', 3],
])('the distance from %s to %s is %i', (a, b, away) => {
  expect(distance(a, b, 2)).toBe(away);
  expect(distance(b, a, 2)).toBe(away);
});

const KNOWN = ['payment', 'payee', 'complaint', 'compliant', 'iban', 'safeguarding'];

test('a misspelt word is corrected to the nearest words, equally near ones in their order', () => {
  expect(nearest('paymnet', KNOWN)).toEqual(['payment']);
  expect(nearest('complant', KNOWN)).toEqual(['complaint', 'compliant']);
  expect(nearest('safegaurdng', KNOWN)).toEqual(['safeguarding']);
});

test('a short word is not corrected', () => {
  expect(nearest('ibn', KNOWN)).toEqual([]);
  expect(nearest('zzzzzz', KNOWN)).toEqual([]);
});
