import { z } from 'zod';
import { count, words } from '#tariff/schema/exact.ts';

const name = z.string().regex(/^[a-z][A-Za-z]*$/, {
  error: 'expected a name such as roles or managerHours',
});

/** A text, a list of texts, or counts that add up to a total. */
const fact = z.union(
  [
    words(120),
    z.array(words(60)).min(1),
    z
      .record(name, count)
      .refine((parts) => Object.keys(parts).length > 0, { error: 'expected a count by name' }),
  ],
  { error: 'expected a text, a list of texts, or counts by name' },
);

/** `content/facts.yaml`: facts about the institution used in several texts, each stated once. */
export const factsSchema = z.record(name, fact);

export type Facts = z.output<typeof factsSchema>;
