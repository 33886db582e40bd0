import { z } from 'zod';

const text = z.string().min(1);
const path = z.string().startsWith('/');

/** A fact: `link: register` leads to the licence's entry, `href` stays on the site, `copy` offers the value. */
const fact = z.strictObject({
  label: text,
  value: text,
  copy: z.boolean().default(false),
  link: z.literal('register').optional(),
  href: path.optional(),
});

/** `content/pages/company.yaml`: who we are in one screen, key facts, doors. */
export const companySchema = z.strictObject({
  title: z.string().min(5).max(120),
  description: z.string().min(15).max(160),
  heading: text,
  lead: text,
  facts: z.strictObject({ heading: text, items: z.array(fact).min(1) }),
  doors: z.strictObject({
    heading: text,
    items: z
      .array(z.strictObject({ label: text, href: path, text }))
      .min(2)
      .max(6),
  }),
  notice: text,
});

export type CompanyPage = z.infer<typeof companySchema>;
export type Fact = z.infer<typeof fact>;
