import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAmount, readCount } from './input.ts';
import { exact, formatAmount, formatCount, formatMoney } from './money.ts';
import { amount } from './price.arbitrary.ts';

const MOST = '1000000000.00';
const read = (raw: string) => readAmount(raw, MOST, 'EUR');

describe('a number typed into the calculator', () => {
  it.each<[string, number]>([
    ['', 0],
    ['   ', 0],
    ['8', 8],
    [' 120 ', 120],
    ['1,250', 1250],
    ['12 500', 12500],
    ['12’500', 12500],
    ['1.000.000', 1_000_000],
    ['180.00', 180],
    ['１８０', 180],
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
    ['٤', 'Digits only.'],
    ['4²', 'Digits only.'],
    ['€4', 'Digits only.'],
    ['1,25,0', 'The separators do not fit: write it as 1,234.'],
    ['2.5', 'Whole numbers only.'],
    ['2,5', 'Whole numbers only.'],
    ['1,2345', 'Whole numbers only.'],
    [
      '1.234',
      'This can be 1,234 or 1.234. Write 1,234 for the first; the second is not a whole number.',
    ],
    ['1000001', '1,000,000 at most.'],
    ['9'.repeat(400), '1,000,000 at most.'],
  ])('%j is refused', (raw, error) => {
    expect(readCount(raw, 1_000_000)).toEqual({ error });
  });

  it('parses its own formatted output', () => {
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
    ['\u200b', '0.00'],
    ['65,000', '65000.00'],
    ['65 000', '65000.00'],
    ['€ 1,234.5', '1234.50'],
    ['0.2', '0.20'],
    ['.5', '0.50'],
    ['12.', '12.00'],
    ['1,5', '1.50'],
    ['1,000,000.01', '1000000.01'],
    ['30,000 €', '30000.00'],
    ['EUR 30,000', '30000.00'],
    ['30,000 eur', '30000.00'],
    ['€30,000.50', '30000.50'],
    ['30’000', '30000.00'],
    ["30'000.50", '30000.50'],
    ['30‘000', '30000.00'],
    ['30´000', '30000.00'],
    ['30′000.50', '30000.50'],
    ['30.000,- €', '30000.00'],
    ['EUR 30’000.–', '30000.00'],
    ['€ 30,000.—', '30000.00'],
    ['30.000,-- EUR', '30000.00'],
    ['1.000.000', '1000000.00'],
    ['1.234,50', '1234.50'],
    ['1.234.567,89', '1234567.89'],
    ['1\u00a0000\u00a0000,50', '1000000.50'],
    ['1\u202f000\u202f000', '1000000.00'],
    ['\u202d1\u2009234.50\u202c', '1234.50'],
    ['１，２３４．５０', '1234.50'],
  ])('%j is %s', (raw, value) => {
    expect(read(raw)).toEqual({ value });
  });

  it.each<[string, string]>([
    ['-1', 'Zero or more.'],
    ['€ -1', 'Zero or more.'],
    ['-€1', 'Zero or more.'],
    ['30,000-', 'Digits only.'],
    ['1.234,-5', 'Digits only.'],
    ['1.2.3', 'The separators do not fit: write it as 1,234.50.'],
    ['1,234.,5', 'The separators do not fit: write it as 1,234.50.'],
    ['1,234.5 0', 'The separators do not fit: write it as 1,234.50.'],
    ['1,000 000', 'The separators do not fit: write it as 1,234.50.'],
    ['a lot', 'Digits only.'],
    ['€', 'Digits only.'],
    ['1e9', 'Digits only.'],
    ['\u202e12', 'Digits only.'],
    ['1234.005', 'Two decimals at most.'],
    ['0,005', 'Two decimals at most.'],
    ['1.005', 'This can be 1,005 or 1.005. Write 1,005 for the first, 1.01 for the second.'],
    ['30.000 €', 'This can be 30,000 or 30.000. Write 30,000 for the first, 30.00 for the second.'],
    ['$30,000', 'Amounts in EUR only: this one is in $.'],
    ['30,000 CHF', 'Amounts in EUR only: this one is in CHF.'],
    ['1000000000.01', '€1,000,000,000.00 at most.'],
  ])('%j is refused', (raw, error) => {
    expect(read(raw)).toEqual({ error });
  });

  it('parses its own formatted output', () => {
    fc.assert(
      fc.property(amount, (value) => {
        expect(read(formatMoney(value, 'EUR'))).toEqual({ value });
      }),
    );
  });

  it('is parsed in the notation of any country, with the currency on either side', () => {
    const pasted = fc.record({
      value: amount,
      separator: fc.constantFrom('', ',', '.', ' ', '\u00a0', '\u2009', '\u202f', "'", '’'),
      decimal: fc.constantFrom('.', ','),
      around: fc.constantFrom(['', ''], ['€', ''], ['EUR ', ''], ['', '\u00a0€'], ['', ' Eur']),
      unseen: fc.constantFrom('', '\u200b', '\u200e', '\ufeff'),
    });
    fc.assert(
      fc.property(pasted, ({ value, separator, decimal, around: [before, after], unseen }) => {
        fc.pre(separator !== decimal);
        const [whole = '', cents = ''] = formatAmount(value).split('.');
        const number = `${whole.replaceAll(',', `${unseen}${separator}`)}${decimal}${cents}`;
        expect(read(`${unseen}${before}${number}${after}${unseen}`)).toEqual({ value });
      }),
    );
  });

  it('is refused if ambiguous, and each notation that the message suggests is accepted', () => {
    const thousands = fc.record({
      whole: fc.integer({ min: 1, max: 999 }),
      rest: fc.integer({ min: 0, max: 999 }).map((rest) => String(rest).padStart(3, '0')),
    });
    fc.assert(
      fc.property(thousands, ({ whole, rest }) => {
        const reading = read(`${whole}.${rest}`);
        const error = 'error' in reading ? reading.error : '';
        const [, first = '', second = ''] =
          /Write (\S+) for the first, (\S+) for the second\.$/.exec(error) ?? [];
        expect(read(first)).toEqual({ value: `${whole * 1000 + Number(rest)}.00` });
        expect(read(second)).toEqual({ value: exact(`${whole}.${rest}`).round(2).toFixed(2) });
      }),
    );
  });

  it('in another currency is refused by its name, whatever the currency of the field', () => {
    const codes = Intl.supportedValuesOf('currency');
    fc.assert(
      fc.property(fc.constantFrom(...codes), fc.constantFrom('EUR', 'GBP'), (code, own) => {
        const reading = readAmount(`${code} 1,000`, MOST, own);
        expect(reading).toEqual(
          code === own
            ? { value: '1000.00' }
            : { error: `Amounts in ${own} only: this one is in ${code}.` },
        );
      }),
    );
    expect(readAmount('£1,000', MOST, 'GBP')).toEqual({ value: '1000.00' });
  });

  it('gives a value within bounds or an error for any input', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: fc.constantFrom(..."0123456789,. -€e+'") }),
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
