import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { addMonths } from '../tariff/schema/checks.ts';
import { LIMITS_FIXTURE, tariffSource } from './tariff.fixture.ts';
import { loadTariffs, readTariffs } from './tariffs.ts';

const tariffs = loadTariffs('content');

/** Ids that texts, product sections and industries refer to: a version may not lose one. */
const REFERRED = {
  companies: `opening monthly additional-iban segregated-account dormancy closing internal sepa-in
    sepa-out instant-in instant-out swift-in swift-out-sha swift-out-our fx-margin bulk-file
    user-seat multisig-rule api-access account-manager recall-sepa investigation-swift
    statement-letter audit-confirmation`.split(/\s+/),
  individuals: `ind-opening ind-monthly ind-sepa-in ind-sepa-out ind-instant-in ind-instant-out
    ind-swift-in ind-swift-out-sha ind-swift-out-our ind-fx-margin ind-dormancy ind-closing
    ind-recall-sepa ind-investigation-swift ind-statement-letter`.split(/\s+/),
};

describe('the published tariffs', () => {
  it('are three versions, oldest first', () => {
    expect(tariffs.map(({ version, effective }) => [version, effective])).toEqual([
      ['2026-1', '2026-03-02'],
      ['2026-2', '2026-09-01'],
      ['2027-1', '2027-02-01'],
    ]);
  });

  it.each(tariffs.slice(1))('$version has every line that content refers to', (tariff) => {
    for (const audience of ['companies', 'individuals'] as const) {
      const ids = tariff[audience].groups.flatMap(({ lines }) => lines.map(({ id }) => id));
      expect(ids).toEqual(expect.arrayContaining(REFERRED[audience]));
    }
  });

  it.each(tariffs)('$version has a price in every category of every line', (tariff) => {
    for (const { categories, groups } of [tariff.companies, tariff.individuals]) {
      const ids = categories.map(({ id }) => id);
      for (const line of groups.flatMap(({ lines }) => lines)) {
        expect(Object.keys(line.prices), line.id).toEqual(ids);
      }
    }
  });

  it.each(tariffs)('$version charges the same for SEPA Instant as for SEPA', (tariff) => {
    for (const prefix of ['', 'ind-']) {
      const lines = [tariff.companies, tariff.individuals].flatMap(({ groups }) =>
        groups.flatMap((group) => group.lines),
      );
      const prices = (id: string) => lines.find((line) => line.id === `${prefix}${id}`)?.prices;
      for (const way of ['in', 'out']) {
        expect(prices(`sepa-${way}`)).toBeDefined();
        expect(isDeepStrictEqual(prices(`instant-${way}`), prices(`sepa-${way}`))).toBe(true);
      }
    }
  });

  it.each(tariffs)('$version is plain data that survives JSON', (tariff) => {
    expect(JSON.parse(JSON.stringify(tariff))).toEqual(tariff);
  });
});

describe('the shape of a tariff', () => {
  const [tariff] = readTariffs([tariffSource()], LIMITS_FIXTURE);
  const line = (id: string) =>
    tariff?.companies.groups.flatMap(({ lines }) => lines).find((entry) => entry.id === id);

  it('keeps amounts as they were typed, without quotes', () => {
    expect(line('sepa-out')?.prices['low']).toEqual({ kind: 'fixed', amount: '0.20' });
  });

  it('hands down the rail and the unit of a group', () => {
    expect(line('swift-in')).toMatchObject({ rail: 'swift', per: 'payment' });
    expect(line('opening')).toMatchObject({ rail: null, per: 'once' });
  });

  it('spreads one price over all categories', () => {
    const price = { kind: 'month', amount: '49.00' };
    expect(line('monthly')?.prices).toEqual({ low: price, high: price });
  });

  it('takes the prices of another line and says whose they are', () => {
    expect(line('instant-out')?.prices).toEqual(line('sepa-out')?.prices);
    expect(line('instant-out')?.sameAs).toBe('sepa-out');
  });

  it('numbers the footnotes in the order they are met', () => {
    expect(line('opening')?.footnotes).toEqual([1]);
    expect(tariff?.companies.footnotes).toEqual([
      { id: 'paid', number: 1, text: 'Passed on at cost.' },
    ]);
    expect(tariff?.individuals.footnotes).toEqual([]);
  });

  it('fills the marks of the company', () => {
    const source = tariffSource([['label: Opening', 'label: "Opening at {{company}}"']]);
    const [filled] = readTariffs([source], LIMITS_FIXTURE, { company: 'Solvanto' });
    expect(filled?.companies.groups[0]?.lines[0]?.label).toBe('Opening at Solvanto');
  });
});

describe('the notice of a change', () => {
  it.each([
    ['2026-06-25', '2026-08-25'],
    ['2025-12-31', '2026-02-28'],
    ['2023-12-31', '2024-02-29'],
    ['2026-11-30', '2027-01-30'],
  ])('announced on %s, %s is the earliest day', (announced, earliest) => {
    expect(addMonths(announced, 2)).toBe(earliest);
  });

  it('accepts exactly two calendar months and refuses a day less', () => {
    const announcedOn = (day: string) => () =>
      readTariffs([tariffSource([['2025-12-15', day]])], LIMITS_FIXTURE);
    expect(announcedOn('2026-01-02')).not.toThrow();
    expect(announcedOn('2026-01-03')).toThrow(/2026-03-03 at the earliest.*two months/);
  });
});
