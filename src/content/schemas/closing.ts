import { z } from 'zod';

const link = z.strictObject({ label: z.string().min(3), href: z.string().min(1) });

/**
 * The end of a page: a last sentence, what it rests on, and the words of its buttons. Each sentence
 * of the heading begins its own line.
 */
export const closingSchema = z.strictObject({
  heading: z.string().min(3).max(60),
  lead: z.string().min(20).max(320),
  register: z.string().min(3).max(40),
  second: link.optional(),
  fine: z.string().min(3).optional(),
});

export type ClosingTexts = z.infer<typeof closingSchema>;
