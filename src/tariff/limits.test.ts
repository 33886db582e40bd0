import { describe, expect, it } from 'vitest';
import { cutOffs, limitById, resolveLimits } from './limits.ts';
import { fixtureTariff, LIMITS } from './tariff.fixture.ts';

const resolved = resolveLimits(LIMITS, fixtureTariff());

describe('a limit', () => {
  it.each([
    ['cutoff', '15:30', 'CET', '15:30 CET', null],
    ['days', '1–3', 'business days', '1–3 business days', null],
    ['seconds', '10', 'seconds', '10 seconds', '10'],
    ['rows', '5,000', 'rows', '5,000', '5000'],
    ['rate', '600', 'requests a minute', '600 requests a minute', '600'],
    ['balance', '€1,000,000', null, '€1,000,000', '1000000.00'],
    ['always', 'every day, any hour', null, 'every day, any hour', null],
    ['ibans-included', '5', 'IBANs', '5', '5'],
  ])('%s', (id, figure, unit, text, value) => {
    const stated = id === 'always';
    expect(limitById(resolved, id)).toMatchObject({ figure, unit, text, value, stated });
  });

  it('is a range if categories include different quantities', () => {
    const tariff = fixtureTariff(['high: { included: 5,', 'high: { included: 50,']);
    const range = { figure: '5–50', text: '5–50', value: null };
    expect(limitById(resolveLimits(LIMITS, tariff), 'ibans-included')).toMatchObject(range);
  });

  it('that does not exist throws an error with the known ids', () => {
    expect(() => limitById(resolved, 'cut-off')).toThrow(/no limit cut-off; .*cutoff/);
  });
});

it('cut-off times are in the order of the rails', () => {
  expect(
    cutOffs(LIMITS, fixtureTariff()).map(({ label, cutoff, execution, note }) => [
      label,
      cutoff.text,
      execution.text,
      note,
    ]),
  ).toEqual([
    ['SWIFT', '15:30 CET', '1–3 business days', null],
    ['SEPA', '15:30 CET', '1 business day', 'Business days.'],
    ['SEPA Instant', 'every day, any hour', '10 seconds', null],
    ['Here', 'every day, any hour', '10 seconds', null],
  ]);
});
