import { z } from 'zod';

const text = z.string().min(1);

/** `content/pages/faq.yaml`: the texts around the questions. */
export const faqPageSchema = z.strictObject({
  title: z.string().min(5).max(120),
  description: z.string().min(15).max(160),
  heading: text,
  lead: text,
  search: z.strictObject({ label: text, hint: text, none: text }),
  contact: z.strictObject({
    heading: text,
    text,
    email: z.email(),
    links: z.array(z.strictObject({ label: text, href: z.string().startsWith('/') })),
  }),
});

export type FaqPageTexts = z.infer<typeof faqPageSchema>;
