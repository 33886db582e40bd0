import type { z } from 'zod';
import { channels } from '../names.ts';
import { type Rail, rails } from '../rails.ts';
import { named } from './exact.ts';

/**
 * A payment rail, by its key in `content/rails.yaml`, which is read when the first value is checked.
 */
export const rail = named('rail', rails);

/** A payment rail, or `internal`: a transfer between two accounts of this institution. */
export const channel = named('rail', channels);

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
