import { expect, test } from 'vitest';
import { formatAmount } from './amount.ts';

test('groups the digits and keeps the cents as they were written', () => {
  expect(formatAmount('48200.00', 'EUR')).toBe('€48,200.00');
  expect(formatAmount('1284906.40', 'EUR')).toBe('€1,284,906.40');
  expect(formatAmount('50000', 'USD')).toBe('USD 50,000');
});

test('refuses an unknown currency and a malformed sum', () => {
  expect(() => formatAmount('10', 'XYZ')).toThrow('expected one of EUR');
  for (const value of ['1,000', '-5', '1.5', '1e3', '']) {
    expect(() => formatAmount(value, 'EUR'), value).toThrow('plain decimal');
  }
});
