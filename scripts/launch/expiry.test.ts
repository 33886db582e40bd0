import { expect, test } from 'vitest';
import { expiryFault } from './expiry.ts';

test.each([
  ['2026-12-22', 'expected a day more than 30 days ahead'],
  ['2025-01-01', 'expected a day more than 30 days ahead'],
  ['2027-11-23', 'expected a day within a year'],
])('a security.txt that expires on %s must be renewed', (expires, reason) => {
  expect(expiryFault(expires, '2026-11-22')).toBe(`security.expires is ${expires}: ${reason}`);
});

test('one that is valid for some months is accepted', () => {
  expect(expiryFault('2027-06-30', '2026-11-22')).toBeUndefined();
});
