import { describe, expect, it } from 'vitest';
import { loadLimits, loadTariffs } from '../content/tariffs.ts';
import { inForce } from './in-force.ts';
import { cutOffs, limitById, resolveLimits } from './limits.ts';

const limits = loadLimits('content');
const tariff = inForce(loadTariffs('content'), '2026-11-21');
if (!tariff) throw new Error('expected a tariff in force');
const resolved = resolveLimits(limits, tariff);

describe('a limit', () => {
  it.each([
    ['sepa-cutoff', '15:30', 'CET', '15:30 CET'],
    ['swift-execution', '1–3', 'business days', '1–3 business days'],
    ['instant-execution', '10', 'seconds', '10 seconds'],
    ['bulk-rows', '5,000', 'rows', '5,000'],
    ['api-rate', '600', 'requests a minute', '600 requests a minute'],
    ['sandbox-balance', '€1,000,000', null, '€1,000,000'],
    ['instant-hours', 'every day, any hour', null, 'every day, any hour'],
    ['ibans-included', '5', 'IBANs', '5'],
    ['seats-included', '5', 'seats', '5'],
  ])('%s', (id, figure, unit, text) => {
    expect(limitById(resolved, id)).toMatchObject({ figure, unit, text });
  });

  it('that does not exist is refused with the ids that do', () => {
    expect(() => limitById(resolved, 'sepa-cut')).toThrow(/no limit sepa-cut; .*sepa-cutoff/);
  });
});

it('cut-off times stand in the order of the rails', () => {
  expect(
    cutOffs(limits, tariff).map(({ label, cutoff, execution }) => [
      label,
      cutoff.text,
      execution.text,
    ]),
  ).toEqual([
    ['SWIFT', '16:00 CET', '1–3 business days'],
    ['SEPA', '15:30 CET', '1 business day'],
    ['SEPA Instant', 'every day, any hour', '10 seconds'],
    ['Between two accounts here', 'every day, any hour', 'at once'],
  ]);
});
