import { z } from 'zod';
import { channels } from '../names.ts';
import { type Rail, rails } from '../rails.ts';

/** One of the keys in `content/rails.yaml`, which is read when the first value is checked. */
function oneOf(known: () => readonly string[]) {
  const error = () => `expected one of ${known().join(', ')}`;
  return z.string({ error }).refine((key) => known().includes(key), { error });
}

/** A payment rail, by its key. */
export const rail = oneOf(rails);

/** A payment rail, or `internal`: a transfer between two accounts of this institution. */
export const channel = oneOf(channels);

/**
 * Requires every rail exactly once, in their order or, with `down`, in reverse, as the lanes of a
 * chart are listed from the top.
 */
export const eachRail = (down: boolean) => (context: z.core.ParsePayload<{ rail: Rail }[]>) => {
  const expected = down ? rails().toReversed() : rails();
  if (context.value.map(({ rail: key }) => key).join() === expected.join()) return;
  context.issues.push({
    code: 'custom',
    input: context.value,
    message: `expected an entry for each rail in this order: ${expected.join(', ')}`,
  });
};
