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
])('from %s to %s it is %i', (a, b, away) => {
  expect(distance(a, b, 2)).toBe(away);
  expect(distance(b, a, 2)).toBe(away);
});

const KNOWN = ['payment', 'payee', 'complaint', 'compliant', 'iban', 'safeguarding'];

test('a misspelt word is taken for the nearest, equals in their order', () => {
  expect(nearest('paymnet', KNOWN)).toEqual(['payment']);
  expect(nearest('complant', KNOWN)).toEqual(['complaint', 'compliant']);
  expect(nearest('safegaurdng', KNOWN)).toEqual(['safeguarding']);
});

test('a short word is not taken for another', () => {
  expect(nearest('ibn', KNOWN)).toEqual([]);
  expect(nearest('zzzzzz', KNOWN)).toEqual([]);
});
