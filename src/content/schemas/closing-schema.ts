import { z } from 'zod';
import { words } from '#tariff/schema/exact.ts';
import { link } from './pieces-schema.ts';

/**
 * The end of a page: a last sentence, what it rests on, and the words of its buttons. Each sentence
 * of the heading begins its own line.
 */
export const closingSchema = z.strictObject({
  heading: words(60),
  lead: words(320),
  register: words(40),
  second: link.optional(),
  fine: words(200).optional(),
});

export type ClosingTexts = z.infer<typeof closingSchema>;
