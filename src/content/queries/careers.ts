import type { z } from 'zod';
import { type Entry, loadFolder } from '../load.ts';
import { careersSchema } from '../schemas/documents.ts';
import { today } from '../site.ts';

export type Position = z.output<typeof careersSchema>;
export type PositionEntry = Entry<Position>;

/** Every position, those that open later included. */
export const positionEntries = (): PositionEntry[] => loadFolder('careers', careersSchema);

/** Every open position, the ones in most places first, then by team and name: the order of the board. */
export function positions(): PositionEntry[] {
  return positionEntries()
    .filter(({ data }) => data.opened <= today && today <= data.closes)
    .sort(
      (a, b) =>
        b.data.places.length - a.data.places.length ||
        a.data.team.localeCompare(b.data.team) ||
        a.data.title.localeCompare(b.data.title),
    );
}
