import { z } from 'zod';
import { headFields } from './documents.ts';

const topic = z.string().min(3).max(16);

/** `content/pages/blog.yaml`: the texts around the list of posts. */
export const blogPageSchema = z.strictObject({
  ...headFields,
  heading: z.string().min(3).max(60),
  lead: z.string().max(300),
  topics: z.strictObject({
    accounts: topic,
    payments: topic,
    compliance: topic,
    security: topic,
    developers: topic,
    company: topic,
  }),
  allLabel: z.string().min(2).max(24),
  empty: z.string().min(2),
  feed: z.string().min(2),
});

export type BlogPage = z.infer<typeof blogPageSchema>;
export type Topic = keyof BlogPage['topics'];
