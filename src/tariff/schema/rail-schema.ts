import { z } from 'zod';
import { channels } from '../names.ts';
import { type Rail, rails } from '../rails.ts';

/** One of those that `content/rails.yaml` declares, which is read when the first is judged. */
function oneOf(known: () => readonly string[]) {
  const error = () => `expected one of ${known().join(', ')}`;
  return z.string({ error }).refine((key) => known().includes(key), { error });
}

/** A payment rail, by its key. */
export const rail = oneOf(rails);

/** A payment rail, or `internal`: a transfer between two accounts here. */
export const channel = oneOf(channels);

/** Refuses a list that has not every rail once, in their order or, from the top lane down, in the opposite one. */
export const eachRail = (down: boolean) => (context: z.core.ParsePayload<{ rail: Rail }[]>) => {
  const expected = down ? rails().toReversed() : rails();
  if (context.value.map(({ rail: key }) => key).join() === expected.join()) return;
  context.issues.push({
    code: 'custom',
    input: context.value,
    message: `expected an entry for each rail in this order: ${expected.join(', ')}`,
  });
};
