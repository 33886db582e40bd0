import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadTariffs } from '../content/tariffs.ts';
import { bill, type Entry, fieldsFor, type MonthInput } from './bill.ts';
import { BILL_FIELDS, type FieldId } from './bill-fields.ts';
import { exact, formatCount, formatMoney, sum } from './money.ts';
import { amount } from './price.arbitrary.ts';
import { shares } from './shares.ts';
import { fixtureTariff } from './tariff.fixture.ts';

const tariffs = loadTariffs('content');
const companies = (version: string) => {
  const tariff = tariffs.find((one) => one.version === version);
  if (!tariff) throw new Error(`no tariff ${version}`);
  return tariff.companies;
};

/** The example month of the page. */
const EXAMPLE: MonthInput = {
  category: 'low',
  entries: {
    ibans: { number: '8' },
    swiftIn: { number: '2', average: '65,000' },
    swiftSha: { number: '4', average: '42,000' },
    exchange: { average: '30,000' },
    sepaIn: { number: '120', average: '1,850' },
    sepaOut: { number: '180', average: '2,400' },
    instantOut: { number: '60', average: '900' },
  },
};

describe('the example month', () => {
  const month = bill(companies('2026-2'), EXAMPLE);

  it('is counted line by line', () => {
    expect(month.lines.map(({ label, rule, amount }) => [label, rule, amount])).toEqual([
      ['Account', 'one month, low risk', '49.00'],
      ['Dedicated IBANs', '5 included, 3 × €4.00', '12.00'],
      ['SWIFT received', '2 × €5.00', '10.00'],
      ['SWIFT sent, shared', '4 × €18.00', '72.00'],
      ['Currency exchanged', '€30,000.00 × 0.50%', '150.00'],
      ['SEPA received', '120, free', '0.00'],
      ['SEPA sent', '180 × €0.20', '36.00'],
      ['Instant sent', '60 × €0.20', '12.00'],
    ]);
    expect(month).toMatchObject({ total: '341.00', complete: true });
  });

  it('costs less under the next tariff', () => {
    expect(bill(companies('2027-1'), EXAMPLE).total).toBe('336.00');
  });

  it('is drawn in shares that add up to a hundred', () => {
    expect(shares(month)).toEqual([
      { part: 'account', amount: '61.00', percent: '17.9' },
      { part: 'swift', amount: '82.00', percent: '24.0' },
      { part: 'exchange', amount: '150.00', percent: '44.0' },
      { part: 'sepa', amount: '36.00', percent: '10.6' },
      { part: 'instant', amount: '12.00', percent: '3.5' },
    ]);
  });

  it('has no share where nothing is charged', () => {
    const nothing = { lines: [], total: '0.00', complete: true };
    expect(shares(nothing)).toEqual([]);
  });
});

describe('bad input', () => {
  const billed = (entries: MonthInput['entries'], category = 'high') =>
    bill(fixtureTariff().companies, { category, entries });

  it('has a message at its field and is left out of the total', () => {
    const month = billed({ sepaOut: { number: '4o', average: '-2' }, ibans: { number: '6' } });
    expect(month.lines.find(({ field }) => field === 'sepaOut')).toMatchObject({
      status: 'refused',
      amount: null,
      rule: 'not counted',
      errors: { number: 'Digits only.', average: 'Zero or more.' },
    });
    expect(month).toMatchObject({ total: '53.00', complete: false });
  });

  it('asks for the average where the price depends on it, and only there', () => {
    expect(billed({ sepaOut: { number: '4' } }).lines.at(-1)?.errors.average).toMatch(/average/);
    expect(billed({ sepaOut: { number: '4' } }, 'low').lines.at(-1)?.amount).toBe('0.80');
  });

  it('leaves out what is on request and says so', () => {
    const month = billed({ swiftIn: { number: '2', average: '100' } });
    expect(month.lines.at(-1)).toMatchObject({ status: 'on-request', amount: null });
    expect(month).toMatchObject({ total: '49.00', complete: false });
  });

  it('is held to the limits it is given', () => {
    const maxima = { ibans: { number: 250 }, instantOut: { average: '100000.00' } };
    const entries = { ibans: { number: '251' }, instantOut: { number: '1', average: '100,001' } };
    const month = bill(fixtureTariff().companies, { category: 'low', entries }, { maxima });
    expect(month.lines.map(({ errors }) => errors)).toEqual([
      {},
      { number: '250 at most.' },
      { average: '€100,000.00 at most.' },
    ]);
  });

  it('cannot be a category the tariff does not have', () => {
    expect(() => billed({}, 'lowest')).toThrow(/no such risk category: lowest/);
  });

  it('counts nothing for nothing', () => {
    const entries = Object.fromEntries(BILL_FIELDS.map(({ id }) => [id, {}]));
    expect(billed(entries, 'low').total).toBe('49.00');
  });
});

describe('individuals', () => {
  it('have the fields their tariff has lines for', () => {
    const [, tariff] = tariffs;
    expect(fieldsFor(companies('2026-2')).map(({ id }) => id)).toHaveLength(BILL_FIELDS.length);
    expect(tariff && fieldsFor(tariff.individuals).map(({ id }) => id)).not.toContain('ibans');
  });

  it('are billed on their own lines', () => {
    const entries = { sepaOut: { number: '10' }, ibans: { number: '9' } };
    const month = bill(fixtureTariff().individuals, { category: 'standard', entries });
    expect(month.lines.map(({ lineId }) => lineId)).toEqual(['ind-sepa-out']);
    expect(month.total).toBe('2.00');
  });
});

const ids = BILL_FIELDS.map(({ id }) => id);
const entry: fc.Arbitrary<Entry> = fc.oneof(
  fc.record({
    number: fc.integer({ min: 0, max: 9999 }).map(formatCount),
    average: amount.map((text) => formatMoney(text)),
  }),
  fc.record({ number: fc.string(), average: fc.string() }),
);
const entries = fc.dictionary(fc.constantFrom<FieldId>(...ids), entry, { noNullPrototype: true });
const category = fc.constantFrom('low', 'medium', 'high');

describe('every month', () => {
  const audience = companies('2026-2');

  it('adds up to the cent', () => {
    fc.assert(
      fc.property(entries, category, (typed, name) => {
        const month = bill(audience, { category: name, entries: typed });
        const amounts = month.lines.flatMap((line) => (line.amount === null ? [] : [line.amount]));
        expect(month.total).toBe(sum(amounts));
        for (const text of amounts) expect(text).toMatch(/^\d+\.\d{2}$/);
        expect(month.complete).toBe(amounts.length === month.lines.length);
      }),
    );
  });

  it('does not mind the order of what is typed', () => {
    fc.assert(
      fc.property(entries, category, (typed, name) => {
        const reversed = Object.fromEntries(Object.entries(typed).reverse());
        expect(bill(audience, { category: name, entries: reversed })).toEqual(
          bill(audience, { category: name, entries: typed }),
        );
      }),
    );
  });

  it('costs the same without the fields that were refused', () => {
    fc.assert(
      fc.property(entries, category, (typed, name) => {
        const month = bill(audience, { category: name, entries: typed });
        const refused = month.lines.filter((line) => line.status === 'refused');
        const rest = Object.entries(typed).filter(([id]) => !refused.some((l) => l.field === id));
        const without = bill(audience, { category: name, entries: Object.fromEntries(rest) });
        expect(without.total).toBe(month.total);
      }),
    );
  });

  it('is drawn in shares that make up the whole', () => {
    fc.assert(
      fc.property(entries, category, (typed, name) => {
        const month = bill(audience, { category: name, entries: typed });
        const drawn = shares(month);
        expect(sum(drawn.map((share) => share.amount))).toBe(month.total);
        const percent = drawn.reduce((total, share) => total.plus(share.percent), exact('0'));
        expect(percent.toFixed(1)).toBe('100.0');
      }),
    );
  });
});
