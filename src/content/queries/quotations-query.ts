import { hasFile } from '../files.ts';
import { read } from '../read.ts';
import type { Quotation } from '../schemas/quotations-schema.ts';

const QUOTATIONS = 'quotations.yaml';

/** Quotations from clients; empty if there are none. */
export const quotations = (): readonly Quotation[] => (hasFile(QUOTATIONS) ? read(QUOTATIONS) : []);

/** The first quotation, shown on the home page. */
export const firstQuotation = (): Quotation | null => quotations()[0] ?? null;

/** The first quotation from a client in the industry. */
export const quotationOf = (anchor: string): Quotation | null =>
  quotations().find(({ industry }) => industry === anchor) ?? null;
