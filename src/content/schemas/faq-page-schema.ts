import { z } from 'zod';
import { words } from '#tariff/schema/exact.ts';
import { link, pageFields, text } from './pieces-schema.ts';

/** `content/pages/faq.yaml`: the texts around the questions. */
export const faqPageSchema = z.strictObject({
  ...pageFields,
  search: z.strictObject({ label: text, hint: text, none: text }),
  /** The heading of the block from `ask.yaml` on this page, and further links. */
  ask: z.strictObject({ heading: words(60), lead: words(260), links: z.array(link) }),
});

export type FaqPageTexts = z.infer<typeof faqPageSchema>;
