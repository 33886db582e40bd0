import { describe, expect, it } from 'vitest';
import { bill, fieldsFor } from '#tariff/bill.ts';
import { PLAN, VERSIONS } from '#tariff/tariff.fixture.ts';
import { monthFacts } from './month-facts.ts';

const [, tariff, next] = VERSIONS;
const facts = monthFacts(tariff, next, PLAN, { companies: {}, individuals: {} });

describe('monthFacts', () => {
  it.each(['companies', 'individuals'] as const)(
    'give the same bill as the whole tariff: %s',
    (audience) => {
      const fields = fieldsFor(tariff, PLAN, audience);
      const entries = Object.fromEntries(
        fields.map(({ id }) => [id, { number: '7', average: '12,345.67' }]),
      );
      for (const { id: category } of tariff[audience].categories) {
        const input = { audience, category, entries };
        expect(bill(facts.current, PLAN, input)).toEqual(bill(tariff, PLAN, input));
      }
    },
  );

  it('have only the tariff lines that a bill uses', () => {
    const ids = facts.current.companies.groups.flatMap(({ lines }) => lines.map(({ id }) => id));
    expect(ids).toContain('sepa-out');
    expect(ids).not.toContain('opening');
  });
});
