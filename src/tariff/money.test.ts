import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amountText,
  exact,
  formatCount,
  formatMoney,
  formatPercent,
  formatRate,
  formatRoundMoney,
  sum,
  toCents,
  withoutCents,
} from './money.ts';
import { amount } from './price.arbitrary.ts';

describe('money', () => {
  it.each([
    ['0.00', '€0.00'],
    ['1234.5', '€1,234.50'],
    ['999.999', '€1,000.00'],
    ['1000000', '€1,000,000.00'],
    ['123456789.01', '€123,456,789.01'],
    ['-1234.50', '−€1,234.50'],
    ['-0.001', '€0.00'],
  ])('%s reads %s', (data, shown) => {
    expect(formatMoney(data, 'EUR')).toBe(shown);
  });

  it.each([
    ['GBP', '£1,234.50'],
    ['CHF', 'CHF 1,234.50'],
    ['USD', 'USD 1,234.50'],
    ['PLN', 'PLN 1,234.50'],
  ])('in %s reads %s', (currency, shown) => {
    expect(formatMoney('1234.50', currency)).toBe(shown);
  });

  it('is formatted without loss', () => {
    fc.assert(
      fc.property(amount, (data) => {
        expect(formatMoney(data, 'EUR').replace(/[€,]/g, '')).toBe(data);
      }),
    );
  });

  it('rounds half up', () => {
    expect(['0.005', '0.0049', '2.675', '1.005'].map((text) => amountText(exact(text)))).toEqual([
      '0.01',
      '0.00',
      '2.68',
      '1.01',
    ]);
    expect(toCents(exact('0.015')).toFixed()).toBe('0.02');
  });

  it('rejects a floating-point number', () => {
    expect(() => exact(0.1 as unknown as string)).toThrow();
  });

  it('adds exactly to the cent, unlike floating-point numbers', () => {
    expect(sum(['0.10', '0.20'])).toBe('0.30');
    expect(sum([])).toBe('0.00');
    fc.assert(
      fc.property(fc.array(amount), (amounts) => {
        const cents = amounts.reduce((total, text) => total + BigInt(text.replace('.', '')), 0n);
        expect(BigInt(sum(amounts).replace('.', ''))).toBe(cents);
        expect(sum([...amounts].reverse())).toBe(sum(amounts));
      }),
    );
  });

  it('leaves out the cents of whole amounts on request', () => {
    expect(formatRoundMoney('1000000.00', 'EUR')).toBe('€1,000,000');
    expect(formatRoundMoney('0.50', 'EUR')).toBe('€0.50');
    expect(['1.0025%', '0.0050%'].map(withoutCents)).toEqual(['1.0025%', '0.0050%']);
  });

  it('keeps the decimals of an exchange rate', () => {
    expect(formatRate('1.0400', 'USD')).toBe('USD\u00a01.0400');
  });

  it('formats counts and percentages', () => {
    expect([0, 999, 5000, 1234567].map(formatCount)).toEqual(['0', '999', '5,000', '1,234,567']);
    expect(['0.5', '0.50', '0.125', '100', '2.00'].map(formatPercent)).toEqual([
      '0.50%',
      '0.50%',
      '0.125%',
      '100.00%',
      '2.00%',
    ]);
  });
});
