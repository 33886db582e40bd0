import { type CollectionEntry, getCollection } from 'astro:content';
import { join } from 'node:path';
import { fillMarks } from '../marks.ts';
import { type CareersPage, careersPageSchema } from '../schemas/careers-page.ts';
import { CONTENT_DIR, marks } from '../site.ts';
import { readYaml } from '../yaml-file.ts';

/** The texts of `/careers` and of every candidate page. */
export const careersPage: CareersPage = readYaml(
  join(CONTENT_DIR, 'pages/careers.yaml'),
  careersPageSchema,
  (raw) => fillMarks(raw, marks),
);

export type PositionEntry = CollectionEntry<'careers'>;
export type Position = PositionEntry['data'];

/** Every open position, the ones in most places first, then by team and name: the order of the board. */
export async function positions(): Promise<PositionEntry[]> {
  const all = await getCollection('careers');
  return all.sort(
    (a, b) =>
      b.data.places.length - a.data.places.length ||
      a.data.team.localeCompare(b.data.team) ||
      a.data.title.localeCompare(b.data.title),
  );
}
