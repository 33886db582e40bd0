import { expect, it } from 'vitest';
import { earned } from './earned.ts';

it.each([
  [1, '€9.80', '€117.60'],
  [3, '€29.40', '€352.80'],
  [20, '€196.00', '€2,352.00'],
])('%i companies at €9.80 earn %s a month, %s in twelve', (companies, month, total) => {
  expect(earned({ amount: '9.80', companies, months: 12, currency: 'EUR' })).toEqual({
    month,
    total,
  });
});

it('is exact where floating point is not, and in the currency of the tariff', () => {
  expect(earned({ amount: '1.15', companies: 19, months: 3, currency: 'GBP' })).toEqual({
    month: '£21.85',
    total: '£65.55',
  });
});
