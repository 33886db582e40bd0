import { z } from 'zod';
import { BILL_FIELDS } from '../../tariff/bill-fields.ts';
import { closingSchema } from './closing.ts';

const text = z.string().min(1);
const head = {
  title: z.string().min(5).max(120),
  description: z.string().min(15).max(160),
};

const entry = z.strictObject({
  number: z.exactOptional(text),
  average: z.exactOptional(text),
});

/** What stands in the calculator's fields at first; a field that is left out stands empty. */
const example = z.strictObject(
  Object.fromEntries(BILL_FIELDS.map(({ id }) => [id, z.exactOptional(entry)])) as Record<
    (typeof BILL_FIELDS)[number]['id'],
    z.ZodExactOptional<typeof entry>
  >,
);

/** `content/pages/fee.yaml`: the texts of `/fee` and `/fee/index_old`. */
export const feePageSchema = z.strictObject({
  ...head,
  heading: text,
  lead: text,
  category: text,
  month: z.strictObject({
    heading: text,
    bill: text,
    notes: z.array(text).min(1),
    still: text,
    examples: z.strictObject({ companies: example, individuals: example }),
  }),
  changes: z.strictObject({ lead: text, others: text }),
  versions: z.strictObject({ heading: text, lead: text }),
  superseded: z.strictObject({ ...head, lead: text }),
  closing: closingSchema,
});

export type FeePageTexts = z.infer<typeof feePageSchema>;
