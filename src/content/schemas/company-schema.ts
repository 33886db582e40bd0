import { z } from 'zod';
import { flag } from '#tariff/schema/exact.ts';
import { path } from './path-schema.ts';
import { door, listOf, pageFields, text } from './pieces-schema.ts';

/**
 * A fact. `link: licence` leads to the licence's entry in the public register, `link: mail` writes
 * to the value, `href` stays on the site, `copy` offers the value, `large` sets it as a readout.
 */
const fact = z.strictObject({
  label: text,
  value: text,
  large: flag.optional(),
  copy: flag.optional(),
  link: z.enum(['licence', 'mail']).optional(),
  href: path.optional(),
});

/** `content/pages/company.yaml`: who we are in one screen, key facts, doors. */
export const companySchema = z.strictObject({
  ...pageFields,
  lead: text,
  facts: listOf(fact),
  doors: listOf(door),
  notice: text,
});

export type CompanyPage = z.infer<typeof companySchema>;
export type Fact = z.infer<typeof fact>;
