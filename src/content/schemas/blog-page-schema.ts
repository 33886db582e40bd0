import { z } from 'zod';
import { id, words } from '#tariff/schema/exact.ts';
import { BOARD } from './boards-schema.ts';
import { integerBetween, pageFields, text } from './pieces-schema.ts';

/** The courses that the lines on a cover can take; a post has that of its topic. */
export const COVERS = ['through', 'terminus', 'detour', 'return', 'descent', 'ascent'] as const;

const topics = z
  .record(id, z.strictObject({ label: words(16).min(3), cover: z.enum(COVERS) }))
  .refine((all) => Object.keys(all).length <= BOARD.choices, {
    error: `expected ${BOARD.choices} topics at the most`,
  });

/** `content/pages/blog.yaml`: the texts around the list of posts. */
export const blogPageSchema = z.strictObject({
  ...pageFields,
  topics,
  allLabel: words(24),
  /** Posts per page of a list; if there are more, there are further pages and pages by topic. */
  perPage: integerBetween(1, 40),
  empty: text,
});

export type BlogPage = z.infer<typeof blogPageSchema>;
export type Cover = (typeof COVERS)[number];
