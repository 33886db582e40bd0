import { z } from 'zod';
import { words } from '#tariff/schema/exact.ts';
import { link } from './pieces-schema.ts';

/**
 * The end of a page: a closing sentence, its supporting text, and button labels. Each sentence of
 * the heading begins on a new line.
 */
export const closingSchema = z.strictObject({
  heading: words(60),
  lead: words(320),
  register: words(40),
  second: link.optional(),
  fine: words(200).optional(),
});

export type ClosingTexts = z.infer<typeof closingSchema>;
