import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bill, type Entry, fieldsFor, type MonthInput } from './bill.ts';
import { exact, formatCount, formatMoney, sum } from './money.ts';
import { amount } from './price.arbitrary.ts';
import { shares } from './shares.ts';
import { EXAMPLE, fixtureTariff, PLAN, VERSIONS } from './tariff.fixture.ts';

const [, tariff] = VERSIONS;

describe('the example month', () => {
  const month = bill(tariff, PLAN, EXAMPLE);

  it('is priced line by line', () => {
    expect(month.rows.map(({ label, rule, amount }) => [label, rule, amount])).toEqual([
      ['Account', 'one month, low risk', '49.00'],
      ['ibans', '5 included, 3 × €4.00', '12.00'],
      ['swiftIn', '2 × €5.00', '10.00'],
      ['swiftSha', '4 × €18.00', '72.00'],
      ['exchange', '€30,000.00 × 0.50%', '150.00'],
      ['sepaIn', '120, free', '0.00'],
      ['sepaOut', '180 × €0.20', '36.00'],
      ['instantOut', '60 × €0.20', '12.00'],
    ]);
    expect(month).toMatchObject({ total: '341.00', complete: true });
  });

  it('has shares that add up to a hundred', () => {
    expect(shares(month)).toEqual([
      { part: 'account', amount: '61.00', percent: '17.9' },
      { part: 'swift', amount: '82.00', percent: '24.0' },
      { part: 'exchange', amount: '150.00', percent: '44.0' },
      { part: 'sepa', amount: '36.00', percent: '10.6' },
      { part: 'instant', amount: '12.00', percent: '3.5' },
    ]);
  });

  it('has no shares if nothing is charged', () => {
    const nothing = { currency: 'EUR', rows: [], total: '0.00', complete: true } as const;
    expect(shares(nothing)).toEqual([]);
  });
});

describe('bad input', () => {
  const billed = (entries: MonthInput['entries'], category = 'high') =>
    bill(tariff, PLAN, { audience: 'companies', category, entries });

  it('has an error at its field and is left out of the total', () => {
    const month = billed({ sepaOut: { number: '4o', average: '-2' }, ibans: { number: '6' } });
    expect(month.rows.find(({ field }) => field === 'sepaOut')).toMatchObject({
      status: 'refused',
      amount: null,
      rule: 'not counted',
      errors: { number: 'Digits only.', average: 'Zero or more.' },
    });
    expect(month).toMatchObject({ total: '630.00', complete: false });
  });

  it('needs an average only if the price depends on it', () => {
    expect(billed({ sepaOut: { number: '4' } }).rows.at(-1)?.errors.average).toMatch(/average/);
    expect(billed({ sepaOut: { number: '4' } }, 'low').rows.at(-1)?.amount).toBe('0.80');
  });

  it('leaves prices on request out of the total and is marked incomplete', () => {
    const asked = fixtureTariff(['{ percent: 0.10, min: 10.00 }', 'on request']);
    const entries = { swiftIn: { number: '2', average: '100' } };
    const month = bill(asked, PLAN, { audience: 'companies', category: 'high', entries });
    expect(month.rows.at(-1)).toMatchObject({ status: 'on-request', amount: null });
    expect(month).toMatchObject({ total: '590.00', complete: false });
  });

  it('is refused above the maximum of its field', () => {
    const entries = { ibans: { number: '251' }, instantOut: { number: '1', average: '100,001' } };
    expect(billed(entries, 'low').rows.map(({ errors }) => errors)).toEqual([
      {},
      { number: '250 at most.' },
      { average: '€100,000.00 at most.' },
    ]);
  });

  it('throws for a category, or a line of the account, that the tariff does not have', () => {
    expect(() => billed({}, 'lowest')).toThrow(/no such category: lowest/);
    const plan = { ...PLAN, account: { companies: 'yearly' } };
    expect(() => bill(tariff, plan, EXAMPLE)).toThrow('no such line: yearly');
  });

  it('charges nothing for empty fields', () => {
    const entries = Object.fromEntries(PLAN.fields.map(({ id }) => [id, {}]));
    expect(billed(entries, 'low').total).toBe('49.00');
  });
});

it('leaves out a field until a version has its line', () => {
  const cards = { id: 'cards', label: 'Cards', part: 'account', takes: 'number' } as const;
  const plan = { ...PLAN, fields: [...PLAN.fields, { ...cards, lines: { companies: 'card' } }] };
  expect(fieldsFor(tariff, plan, 'companies')).toEqual(PLAN.fields);
  const entries = { ...EXAMPLE.entries, cards: { number: '3' } };
  expect(bill(tariff, plan, { ...EXAMPLE, entries })).toEqual(bill(tariff, PLAN, EXAMPLE));
});

describe('individuals', () => {
  it('have only the fields for which their tariff has a line', () => {
    expect(fieldsFor(tariff, PLAN, 'companies')).toHaveLength(PLAN.fields.length);
    expect(fieldsFor(tariff, PLAN, 'individuals').map(({ id }) => id)).toEqual([
      'exchange',
      'sepaOut',
    ]);
  });

  it('are charged by their own lines', () => {
    const entries = { sepaOut: { number: '10' }, ibans: { number: '9' } };
    const month = bill(tariff, PLAN, { audience: 'individuals', category: 'standard', entries });
    expect(month.rows.map(({ lineId }) => lineId)).toEqual(['ind-monthly', 'ind-sepa-out']);
    expect(month.total).toBe('7.00');
  });
});

const entry: fc.Arbitrary<Entry> = fc.oneof(
  fc.record({
    number: fc.integer({ min: 0, max: 9999 }).map(formatCount),
    average: amount.map((text) => formatMoney(text, 'EUR')),
  }),
  fc.record({ number: fc.string(), average: fc.string() }),
);
const ids = PLAN.fields.map(({ id }) => id);
const entries = fc.dictionary(fc.constantFrom(...ids), entry, { noNullPrototype: true });
const inputs: fc.Arbitrary<MonthInput> = fc.record({
  audience: fc.constant('companies' as const),
  category: fc.constantFrom('low', 'medium', 'high'),
  entries,
});

describe('every month', () => {
  it('adds up to the cent', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const month = bill(tariff, PLAN, input);
        const amounts = month.rows.flatMap((line) => (line.amount === null ? [] : [line.amount]));
        expect(month.total).toBe(sum(amounts));
        for (const text of amounts) expect(text).toMatch(/^\d+\.\d{2}$/);
        expect(month.complete).toBe(amounts.length === month.rows.length);
      }),
    );
  });

  it('does not depend on the order of the input', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const reversed = Object.fromEntries(Object.entries(input.entries).reverse());
        expect(bill(tariff, PLAN, { ...input, entries: reversed })).toEqual(
          bill(tariff, PLAN, input),
        );
      }),
    );
  });

  it('costs the same without the fields that were refused', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const month = bill(tariff, PLAN, input);
        const refused = month.rows.filter((line) => line.status === 'refused');
        const rest = Object.entries(input.entries).filter(
          ([id]) => !refused.some((line) => line.field === id),
        );
        const without = bill(tariff, PLAN, { ...input, entries: Object.fromEntries(rest) });
        expect(without.total).toBe(month.total);
      }),
    );
  });

  it('has shares that add up to the total', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const month = bill(tariff, PLAN, input);
        const drawn = shares(month);
        expect(sum(drawn.map((share) => share.amount))).toBe(month.total);
        const percent = drawn.reduce((total, share) => total.plus(share.percent), exact('0'));
        expect(percent.toFixed(1)).toBe('100.0');
      }),
    );
  });
});

it('a plan has a name, which keeps its capitals', () => {
  const plans = { ...tariff, categoryLabel: { one: 'Plan', many: 'Plans' } };
  const input = { audience: 'companies', category: 'low', entries: {} } as const;
  expect(bill(plans, PLAN, input).rows[0]?.rule).toBe('one month, Low risk');
});
