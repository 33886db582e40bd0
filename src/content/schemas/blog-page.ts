import { z } from 'zod';
import { BOARD } from './boards.ts';
import { headFields } from './documents.ts';

/** The courses that the lines of a cover can take; a post has its topic's. */
export const COVERS = ['through', 'terminus', 'detour', 'return', 'descent', 'ascent'] as const;

const topics = z
  .record(
    z.string().regex(/^[a-z][a-z-]*$/, { error: 'expected a word in lower case' }),
    z.strictObject({ label: z.string().min(3).max(16), cover: z.enum(COVERS) }),
  )
  .refine((all) => Object.keys(all).length <= BOARD.choices, {
    error: `expected ${BOARD.choices} topics at the most`,
  });

/** `content/pages/blog.yaml`: the texts around the list of posts. */
export const blogPageSchema = z.strictObject({
  ...headFields,
  heading: z.string().min(3).max(60),
  lead: z.string().max(300),
  topics,
  allLabel: z.string().min(2).max(24),
  empty: z.string().min(2),
  feed: z.string().min(2),
});

export type BlogPage = z.infer<typeof blogPageSchema>;
export type Cover = (typeof COVERS)[number];
