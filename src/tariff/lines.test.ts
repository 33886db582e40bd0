import { describe, expect, it } from 'vitest';
import { categoryOf, findLine, lineIn, priceFor } from './lines.ts';
import { fixtureTariff } from './tariff.fixture.ts';

const tariff = fixtureTariff();
const { companies } = tariff;
const priceAt = (id: string, category?: string) => {
  const found = lineIn(companies, id);
  if (!found) throw new Error(`no line ${id}`);
  return priceFor(companies, found.line, category);
};

describe('a reference to a line', () => {
  it('resolves to the line with its group and audience', () => {
    expect(findLine(tariff, 'sepa-out')).toMatchObject({
      audience: 'companies',
      group: { id: 'sepa' },
      line: { id: 'sepa-out' },
    });
    expect(findLine(tariff, 'ind-sepa-out')?.audience).toBe('individuals');
    expect(lineIn(tariff.individuals, 'sepa-out')).toBeNull();
    expect(findLine(tariff, 'sepa-outt')).toBeNull();
  });

  it('uses the category it names', () => {
    expect(priceAt('opening', 'high')).toEqual({ kind: 'fixed', amount: '1500.00' });
  });

  it('uses the lowest category with a figure if it names none', () => {
    expect(priceAt('opening')).toEqual({ kind: 'free' });
    expect(priceAt('segregated-account')).toEqual({ kind: 'fixed', amount: '500.00' });
  });

  it('throws for a category that does not exist', () => {
    expect(() => priceAt('opening', 'top')).toThrow(/no category top; .* low, medium, high/);
  });
});

describe('a category from the URL', () => {
  it('falls back to the first if unknown', () => {
    expect(categoryOf(companies, 'high').id).toBe('high');
    expect(categoryOf(companies, 'constructor').id).toBe('low');
    expect(categoryOf(companies, null).id).toBe('low');
  });
});
