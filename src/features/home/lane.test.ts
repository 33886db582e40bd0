import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fillMarks } from '../../content/marks.ts';
import { homeSchema } from '../../content/schemas/home.ts';
import { CONTENT_DIR, marks } from '../../content/site.ts';
import { readYaml } from '../../content/yaml-file.ts';
import { INSTANT_IN } from '../../vignettes/demo.ts';

test('the stops of the Instant line stand to scale', () => {
  const css = readFileSync(join(import.meta.dirname, 'rails.module.css'), 'utf8');
  const columns = css.match(/\.seconds \{\s*grid-template-columns: (\S+)% (\S+)% 1fr auto/);
  const { rails } = readYaml(join(CONTENT_DIR, 'home.yaml'), homeSchema, (raw) =>
    fillMarks(raw, marks),
  );
  const instant = rails.lanes.find(({ line }) => line === 'instant');
  const seconds = instant?.stations.map((stop) => ('at' in stop ? Number.parseFloat(stop.at) : -1));
  const percent = (at: number) => (at / INSTANT_IN.limitSeconds) * 100;
  const [first = 0, second = 0] = columns?.slice(1).map(Number) ?? [];
  expect(seconds?.map(percent)).toEqual([0, first, first + second, 100]);
});
