import type { z } from 'zod';
import { inAlphabet } from '#words/formats.ts';
import type { Entry } from '../load.ts';
import { readFolder } from '../read.ts';
import type { careersSchema } from '../schemas/documents-schema.ts';
import { isOpen, isShown } from '../visible.ts';

export type Position = z.output<typeof careersSchema>;
export type PositionEntry = Entry<Position>;

/** Every position, including those that open later. */
export const positionEntries = (): PositionEntry[] => readFolder('careers');

/** Every position with a page: open ones, and closed ones, whose page says so. */
export const positionPages = (): PositionEntry[] =>
  positionEntries().filter(({ data }) => isShown(data));

/** Every open position in the order of the board: by number of places, then by team and name. */
export function positions(): PositionEntry[] {
  return positionEntries()
    .filter(({ data }) => isOpen(data))
    .sort(
      (a, b) =>
        b.data.places.length - a.data.places.length ||
        inAlphabet(a.data.team, b.data.team) ||
        inAlphabet(a.data.title, b.data.title),
    );
}
