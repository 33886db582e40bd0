import { describe, expect, it } from 'vitest';
import { tariffInForce, tariffs } from '../../../content/queries/fees.ts';
import { limits } from '../../../content/queries/limits.ts';
import { bill, fieldsFor } from '../../../tariff/bill.ts';
import { maximaFrom, monthFacts } from './facts.ts';

const tariff = tariffInForce();
const facts = monthFacts(tariff, tariffs.at(-1) ?? null, limits, {
  companies: {},
  individuals: {},
});

describe('what the calculator is handed', () => {
  it.each(['companies', 'individuals'] as const)('counts as the whole tariff does: %s', (name) => {
    const [fields, cut] = [fieldsFor(tariff[name]), facts.current.audiences[name]];
    const entries = Object.fromEntries(
      fields.map(({ id }) => [id, { number: '7', average: '12,345.67' }]),
    );
    for (const { id: category } of tariff[name].categories) {
      expect(bill(cut, { category, entries })).toEqual(bill(tariff[name], { category, entries }));
    }
  });

  it('carries only the lines that a month is counted with', () => {
    const ids = facts.current.audiences.companies.groups.flatMap(({ lines }) =>
      lines.map(({ id }) => id),
    );
    expect(ids).toContain('sepa-out');
    expect(ids).not.toContain('audit-confirmation');
    expect(JSON.stringify(facts).length).toBeLessThan(24_000);
  });

  it('keeps the bounds of the limits', () => {
    expect(maximaFrom(limits)).toEqual({
      ibans: { number: 250 },
      instantIn: { average: '100000.00' },
      instantOut: { average: '100000.00' },
    });
    expect(maximaFrom([])).toEqual({});
  });
});
