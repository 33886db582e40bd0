import { z } from 'zod';
import { flag } from '#tariff/schema/exact.ts';
import { path } from './path-schema.ts';
import { linkWithText, listOf, pageFields, text } from './pieces-schema.ts';

/**
 * A fact. `link: licence` links to the licence's entry in the public register, `link: mail` is a
 * mailto link with the value, `href` is a link within the site, `copy` adds a copy button, and
 * `large` sets the value as a readout.
 */
const fact = z.strictObject({
  label: text,
  value: text,
  large: flag.optional(),
  copy: flag.optional(),
  link: z.enum(['licence', 'mail']).optional(),
  href: path.optional(),
});

/** `content/pages/company.yaml`: the company in brief, key facts, links. */
export const companySchema = z.strictObject({
  ...pageFields,
  lead: text,
  facts: listOf(fact),
  doors: listOf(linkWithText),
  notice: text,
});

export type CompanyPage = z.infer<typeof companySchema>;
export type Fact = z.infer<typeof fact>;
