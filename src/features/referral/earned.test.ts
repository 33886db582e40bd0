import { expect, it } from 'vitest';
import { earned } from './earned.ts';

it.each([
  ['9.80', 1, 12, 'EUR', '€9.80', '€117.60'],
  ['9.80', 20, 12, 'EUR', '€196.00', '€2,352.00'],
  // exact where floating point is not
  ['1.15', 19, 3, 'GBP', '£21.85', '£65.55'],
] as const)(
  '%s for each of %i companies in %i months of %s',
  (amount, companies, months, currency, month, total) => {
    expect(earned({ amount, companies, months, currency })).toEqual({ month, total });
  },
);
