import { z } from 'zod';
import { link, pageFields, text } from './pieces-schema.ts';

/** `content/pages/faq.yaml`: the texts around the questions. */
export const faqPageSchema = z.strictObject({
  ...pageFields,
  search: z.strictObject({ label: text, hint: text, none: text }),
  contact: z.strictObject({ heading: text, text, email: z.email(), links: z.array(link) }),
});

export type FaqPageTexts = z.infer<typeof faqPageSchema>;
