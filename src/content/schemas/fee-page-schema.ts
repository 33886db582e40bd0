import { z } from 'zod';
import { BILL_PARTS, FIELD_TAKES } from '#tariff/bill-fields.ts';
import { closingSchema } from './closing-schema.ts';
import { headFields, pageFields, text, texts } from './pieces-schema.ts';
import { feeLineOf, limitId } from './references-schema.ts';

/** The tariff's line for each audience that has it. */
const lines = z.strictObject({
  companies: feeLineOf('companies').optional(),
  individuals: feeLineOf('individuals').optional(),
});

/** A row of the calculator; `id` is its name in the address, `limit` the most that it takes. */
const field = z.strictObject({
  id: z.string().regex(/^[a-z][A-Za-z]*$/, { error: 'expected a name such as sepaOut' }),
  label: text,
  part: z.enum(BILL_PARTS),
  takes: z.enum(FIELD_TAKES),
  limit: limitId.optional(),
  lines,
});

/** What stands in the calculator's fields at first; a field that is left out stands empty. */
const example = z.record(
  text,
  z.strictObject({ number: z.exactOptional(text), average: z.exactOptional(text) }),
);

const month = z
  .strictObject({
    heading: text,
    bill: text,
    notes: texts,
    still: text,
    account: lines,
    fields: z.array(field).min(1),
    examples: z.strictObject({ companies: example, individuals: example }),
  })
  .superRefine(({ fields, examples }, context) => {
    const known = fields.map(({ id }) => id);
    for (const [audience, entries] of Object.entries(examples)) {
      for (const id of Object.keys(entries).filter((key) => !known.includes(key))) {
        const message = `expected one of the fields ${known.join(', ')}`;
        context.addIssue({ code: 'custom', path: ['examples', audience, id], message });
      }
    }
  });

/** What the price lists as files say beside the tariff itself. */
const files = z.strictObject({
  titles: z.strictObject({ companies: text, individuals: text }),
  categories: z.strictObject({ heading: text, text }),
  notes: text,
});

/** `content/pages/fee.yaml`: the texts of `/fee` and `/fee/index_old`, and the calculator. */
export const feePageSchema = z.strictObject({
  ...pageFields,
  category: text,
  /** What is said where the filter finds no line. */
  none: text,
  files,
  month,
  changes: z.strictObject({ lead: text, others: text }),
  versions: z.strictObject({ heading: text, lead: text }),
  superseded: z.strictObject({ ...headFields, lead: text }),
  closing: closingSchema,
});

export type FeePageTexts = z.infer<typeof feePageSchema>;
