import { z } from 'zod';
import { iban } from '../../demo/iban.ts';
import { words } from '../../tariff/schema/exact.ts';
import { closingSchema } from './closing.ts';
import { euroAmount, pageFields, rail, text, whole } from './pieces.ts';

const label = words(60);
const movement = z.strictObject({ label, count: label });
const entry = z.strictObject({
  day: whole(1, 31),
  who: label,
  amount: euroAmount,
  detail: label,
});

/** The figures and words of the six drawings; `examples.test.ts` reconciles them. */
const examplesSchema = z.strictObject({
  note: words(120),
  crypto: z.strictObject({
    name: label,
    iban,
    held: label,
    paidIn: movement,
    paidOut: movement,
    swept: movement,
    left: label,
  }),
  payment: z.strictObject({ paidIn: label, paidOut: label, left: label }),
  gambling: z.strictObject({
    when: label,
    paidIn: label,
    paidOut: label,
    kept: label,
    hours: z
      .array(
        z.strictObject({
          from: text,
          paidIn: whole(1, 60),
          paidOut: whole(1, 60),
        }),
      )
      .length(8),
  }),
  it: z.strictObject({
    month: label,
    days: whole(28, 31),
    invoice: z.strictObject({ dollars: euroAmount, taken: euroAmount, rate: text }),
    entries: z.array(entry.extend({ line: rail })).length(3),
    file: entry,
    paidIn: label,
    paidOut: label,
    kept: label,
  }),
  marketing: z.strictObject({
    fee: label,
    media: label,
    left: label,
    budgets: z.array(z.strictObject({ name: label, node: text })).length(2),
    feeTo: text,
  }),
  consulting: z.strictObject({
    held: label,
    released: label,
    signatures: z.array(label).length(2),
  }),
});

/** `content/pages/industries.yaml` */
export const industriesPageSchema = z.strictObject({
  ...pageFields,
  closing: closingSchema,
  examples: examplesSchema,
});

export type IndustriesPage = z.infer<typeof industriesPageSchema>;
export type Examples = IndustriesPage['examples'];
