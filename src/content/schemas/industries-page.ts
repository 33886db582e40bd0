import { z } from 'astro/zod';
import { iban } from '../../demo/iban.ts';
import { RAILS } from '../../tariff/rails.ts';
import { closingSchema } from './closing.ts';
import { euroAmount, headFields } from './documents.ts';

const label = z.string().min(2).max(60);
const movement = z.strictObject({ label, count: label });
const entry = z.strictObject({
  day: z.int().min(1).max(31),
  who: label,
  amount: euroAmount,
  detail: label,
});

/** The figures and words of the six drawings; `examples.test.ts` reconciles them. */
const examplesSchema = z.strictObject({
  note: z.string().max(120),
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
          from: z.string(),
          paidIn: z.int().min(1).max(60),
          paidOut: z.int().min(1).max(60),
        }),
      )
      .length(8),
  }),
  it: z.strictObject({
    month: label,
    days: z.int().min(28).max(31),
    invoice: z.strictObject({ dollars: euroAmount, taken: euroAmount, rate: z.string() }),
    entries: z.array(entry.extend({ line: z.enum(RAILS) })).length(3),
    file: entry,
    paidIn: label,
    paidOut: label,
    kept: label,
  }),
  marketing: z.strictObject({
    fee: label,
    media: label,
    left: label,
    budgets: z.array(z.strictObject({ name: label, node: z.string() })).length(2),
    feeTo: z.string(),
  }),
  consulting: z.strictObject({
    held: label,
    released: label,
    signatures: z.array(label).length(2),
  }),
});

/** `content/pages/industries.yaml` */
export const industriesPageSchema = z.strictObject({
  ...headFields,
  heading: z.string().min(3).max(60),
  lead: z.string().min(20).max(260),
  closing: closingSchema,
  examples: examplesSchema,
});

export type IndustriesPage = z.infer<typeof industriesPageSchema>;
export type Examples = IndustriesPage['examples'];
