import { hasFile } from '../files.ts';
import { load } from '../load.ts';
import { type Quotation, quotationsSchema } from '../schemas/quotations-schema.ts';

const QUOTATIONS = 'quotations.yaml';

/** What clients say; nothing where the institution quotes nobody. */
const quotations = (): readonly Quotation[] =>
  hasFile(QUOTATIONS) ? load(QUOTATIONS, quotationsSchema) : [];

/** The first of all, which home shows. */
export const firstQuotation = (): Quotation | null => quotations()[0] ?? null;

/** The first of a client of the industry. */
export const quotationOf = (anchor: string): Quotation | null =>
  quotations().find(({ industry }) => industry === anchor) ?? null;
