import { LIMITS_FIXTURE, tariffSource } from '../content/tariff.fixture.ts';
import { readTariffs } from '../content/tariffs.ts';
import type { Tariff } from './schema/tariff.ts';

/** The small tariff of the schema's tests, with texts replaced. For tests only. */
export function fixtureTariff(
  changes: readonly (readonly [from: string, to: string])[] = [],
): Tariff {
  const version = changes
    .find(([from]) => from === 'version: 2026-1')?.[1]
    .replace('version: ', '');
  const source = tariffSource(changes, `${version ?? '2026-1'}.yaml`);
  const [tariff] = readTariffs([source], LIMITS_FIXTURE);
  if (!tariff) throw new Error('expected the fixture to be a tariff');
  return tariff;
}
