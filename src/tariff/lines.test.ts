import { describe, expect, it } from 'vitest';
import { audienceOf, categoryOf, countPrices, findLine, priceFor } from './lines.ts';
import { fixtureTariff } from './tariff.fixture.ts';

const { companies } = fixtureTariff();
const priceAt = (id: string, category?: string) => {
  const found = findLine(companies, id);
  if (!found) throw new Error(`no line ${id}`);
  return priceFor(companies, found.line, category);
};

describe('a reference to a line', () => {
  it('finds it with its group', () => {
    expect(findLine(companies, 'sepa-out')).toMatchObject({
      group: { id: 'sepa' },
      line: { id: 'sepa-out' },
    });
    expect(findLine(companies, 'sepa-outt')).toBeNull();
  });

  it('belongs to individuals by its prefix', () => {
    expect([audienceOf('ind-opening'), audienceOf('internal')]).toEqual([
      'individuals',
      'companies',
    ]);
  });

  it('means the category it names', () => {
    expect(priceAt('opening', 'high')).toEqual({ kind: 'fixed', amount: '750.00' });
  });

  it('means the lowest category with a figure when it names none', () => {
    expect(priceAt('opening')).toEqual({ kind: 'free' });
    expect(priceAt('segregated-account')).toEqual({ kind: 'fixed', amount: '500.00' });
    expect(priceAt('swift-in')).toEqual({ kind: 'request' });
  });

  it('fails on a category that does not exist', () => {
    expect(() => priceAt('opening', 'medium')).toThrow(/no risk category medium; .* low, high/);
  });
});

describe('a category from an address', () => {
  it('is the first where it is unknown', () => {
    expect(categoryOf(companies, 'high').id).toBe('high');
    expect(categoryOf(companies, 'constructor').id).toBe('low');
    expect(categoryOf(companies, null).id).toBe('low');
  });
});

it('counts lines and prices', () => {
  expect(countPrices(companies)).toEqual({ lines: 11, prices: 22 });
});
