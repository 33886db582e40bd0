import { z } from 'zod';

const text = z.string().min(1);

/** `content/pages/docs.yaml`: the texts around the map of the documentation. */
export const docsPageSchema = z.strictObject({
  title: z.string().min(5).max(120),
  description: z.string().min(15).max(160),
  heading: text,
  lead: text,
  start: z.strictObject({
    heading: text,
    items: z
      .array(z.strictObject({ label: text, href: z.string().startsWith('/docs/'), text }))
      .min(2)
      .max(6),
  }),
  contact: text,
});

export type DocsPageTexts = z.infer<typeof docsPageSchema>;
