import { z } from 'zod';
import { words } from '../../tariff/schema/exact.ts';
import { pageFields, text } from './pieces.ts';

const topic = words(16).min(3);

/** `content/pages/blog.yaml`: the texts around the list of posts. */
export const blogPageSchema = z.strictObject({
  ...pageFields,
  topics: z.strictObject({
    accounts: topic,
    payments: topic,
    compliance: topic,
    security: topic,
    developers: topic,
    company: topic,
  }),
  allLabel: words(24),
  empty: text,
});

export type BlogPage = z.infer<typeof blogPageSchema>;
export type Topic = keyof BlogPage['topics'];
