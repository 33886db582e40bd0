import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAmount, readCount } from './input.ts';
import { exact, formatCount, formatMoney } from './money.ts';
import { amount } from './price.arbitrary.ts';

describe('a number typed into the calculator', () => {
  it.each<[string, number]>([
    ['', 0],
    ['   ', 0],
    ['8', 8],
    [' 120 ', 120],
    ['1,250', 1250],
    ['12 500', 12500],
    ['007', 7],
    ['1000000', 1_000_000],
  ])('%j is %i', (raw, value) => {
    expect(readCount(raw, 1_000_000)).toEqual({ value });
  });

  it.each<[string, string]>([
    ['-4', 'Zero or more.'],
    ['−4', 'Zero or more.'],
    ['4o', 'Digits only.'],
    ['four', 'Digits only.'],
    ['1e3', 'Digits only.'],
    ['0x10', 'Digits only.'],
    ['NaN', 'Digits only.'],
    ['Infinity', 'Digits only.'],
    ['1,25,0', 'Digits only.'],
    ['1,2345', 'Digits only.'],
    ['٤', 'Digits only.'],
    ['2.5', 'Whole numbers only.'],
    ['2,5', 'Whole numbers only.'],
    ['1000001', '1,000,000 at most.'],
    ['9'.repeat(400), '1,000,000 at most.'],
  ])('%j is refused', (raw, error) => {
    expect(readCount(raw, 1_000_000)).toEqual({ error });
  });

  it('is read back as it is shown', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (value) => {
        expect(readCount(formatCount(value), 1_000_000)).toEqual({ value });
      }),
    );
  });
});

describe('an amount typed into the calculator', () => {
  it.each<[string, string]>([
    ['', '0.00'],
    ['65,000', '65000.00'],
    ['65 000', '65000.00'],
    ['€ 1,234.5', '1234.50'],
    ['0.2', '0.20'],
    ['12.', '12.00'],
    ['1,000,000.01', '1000000.01'],
  ])('%j is %s', (raw, value) => {
    expect(readAmount(raw, '1000000000.00', 'EUR')).toEqual({ value });
  });

  it.each<[string, string]>([
    ['-1', 'Zero or more.'],
    ['1,5', 'A point before the cents: 1234.50.'],
    ['1.234,50', 'Digits only.'],
    ['1.2.3', 'Digits only.'],
    ['1,234.,5', 'Digits only.'],
    ['1,234.5 0', 'Digits only.'],
    ['1,000 000', 'Digits only.'],
    ['a lot', 'Digits only.'],
    ['1e9', 'Digits only.'],
    ['.5', 'Digits only.'],
    ['1.005', 'Two decimals at most.'],
    ['1000000000.01', '€1,000,000,000.00 at most.'],
  ])('%j is refused', (raw, error) => {
    expect(readAmount(raw, '1000000000.00', 'EUR')).toEqual({ error });
  });

  it('is read back as it is shown', () => {
    fc.assert(
      fc.property(amount, (value) => {
        expect(readAmount(formatMoney(value, 'EUR'), '1000000000.00', 'EUR')).toEqual({ value });
      }),
    );
  });

  it('is a value within bounds or a message, whatever is typed', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: fc.constantFrom(...'0123456789,. -€e+') }),
    );
    fc.assert(
      fc.property(typed, (raw) => {
        const reading = readAmount(raw, '5000.00', 'EUR');
        if ('error' in reading) expect(reading.error).not.toBe('');
        else {
          expect(reading.value).toMatch(/^\d+\.\d{2}$/);
          expect(exact(reading.value).lte('5000.00')).toBe(true);
        }
        const number = readCount(raw, 5000);
        if ('value' in number) expect(Number.isSafeInteger(number.value)).toBe(true);
      }),
    );
  });
});
