import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { homeContent } from '../../content/queries/home.ts';
import { INSTANT_IN } from '../../vignettes/demo.ts';

test('the stops of the Instant line stand to scale', () => {
  const css = readFileSync(join(import.meta.dirname, 'rails.module.css'), 'utf8');
  const columns = css.match(/\.seconds \{\s*grid-template-columns: (\S+)% (\S+)% 1fr auto/);
  const instant = homeContent().rails.lanes.find(({ line }) => line === 'instant');
  const seconds = instant?.stations.map(({ at }) => Number.parseFloat(at));
  const percent = (at: number) => (at / INSTANT_IN.limitSeconds) * 100;
  const [first = 0, second = 0] = columns?.slice(1).map(Number) ?? [];
  expect(seconds?.map(percent)).toEqual([0, first, first + second, 100]);
});
