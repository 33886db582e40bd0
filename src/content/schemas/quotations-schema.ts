import { z } from 'zod';
import { words } from '#tariff/schema/exact.ts';
import { industry } from './references-schema.ts';

/** A quotation from a client. */
export const quotationFields = {
  text: words(240).min(20),
  name: words(60),
  role: words(60),
  company: words(60),
};

const quotation = z.strictObject({
  ...quotationFields,
  /** The industry beside which it is also shown. */
  industry: industry.optional(),
});

/** `content/quotations.yaml`: quotations from clients, in their words and with their consent. */
export const quotationsSchema = z.array(quotation).min(1);

export type Quotation = Readonly<z.output<typeof quotation>>;
