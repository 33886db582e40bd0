import { z } from 'zod';
import { AUDIENCES, CHANNELS, PER } from './names.ts';

/**
 * The shape of the published JSON. It is an interface to the outside: a field is added, never
 * renamed or taken away. Only the build and tests import this file at run time.
 */

const money = z
  .string()
  .regex(/^(0|[1-9]\d*)\.\d{2}$/)
  .describe('An exact decimal with two places. Read it as a decimal, not as a binary float.');
const percent = z
  .string()
  .regex(/^\d{1,3}\.\d{2,4}$/)
  .describe('A percentage: 0.40 is 0.40%.');
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

const free = { kind: z.literal('free') };
const fixed = { kind: z.literal('fixed'), amount: money };
const month = { kind: z.literal('month'), amount: money };
const share = {
  kind: z.literal('percent'),
  percent,
  min: money.nullable(),
  max: money.nullable(),
};

const text = z.string().describe('The price as it stands on the page.');

const tier = z.strictObject({
  upTo: money.nullable().describe('The last amount of this tier; null in the last one.'),
  price: z.discriminatedUnion('kind', [
    z.strictObject(free),
    z.strictObject(fixed),
    z.strictObject(share),
  ]),
});

const price = z.discriminatedUnion('kind', [
  z.strictObject({ text, ...free }),
  z.strictObject({ text, kind: z.literal('request') }),
  z.strictObject({ text, ...fixed }),
  z.strictObject({ text, ...month }),
  z.strictObject({ text, ...share }),
  z.strictObject({
    text,
    kind: z.literal('included'),
    quantity: z.int().positive(),
    further: z.discriminatedUnion('kind', [z.strictObject(fixed), z.strictObject(month)]),
  }),
  z.strictObject({
    text,
    kind: z.literal('tiers'),
    by: z
      .enum(['volume', 'amount'])
      .describe('volume: each part of a month in its own tier. amount: the whole payment in one.'),
    tiers: z.array(tier).min(2),
  }),
]);

const line = z.strictObject({
  id: z.string(),
  label: z.string(),
  note: z.string().nullable(),
  footnotes: z.array(z.int().positive()),
  per: z.enum(PER),
  rail: z.enum(CHANNELS).nullable(),
  limit: z.string().nullable().describe('An id in the published limits.'),
  sameAs: z.string().nullable().describe('The line whose prices these are, by rule.'),
  prices: z.record(z.string(), price).describe('By the id of the risk category.'),
});

/** One version of the tariff for one audience, as published. */
export const exportedTariff = z.strictObject({
  $schema: z.string(),
  version: z.string(),
  audience: z.enum(AUDIENCES),
  announced: day,
  effective: day,
  currency: z.enum(['EUR']),
  rounding: z.string(),
  remarks: z.array(z.string()),
  categories: z.array(
    z.strictObject({
      id: z.string(),
      label: z.string(),
      summary: z.string(),
      criteria: z.array(z.string()),
    }),
  ),
  groups: z.array(
    z.strictObject({
      id: z.string(),
      title: z.string(),
      note: z.string().nullable(),
      rail: z.enum(CHANNELS).nullable(),
      lines: z.array(line),
    }),
  ),
  footnotes: z.array(
    z.strictObject({ id: z.string(), number: z.int().positive(), text: z.string() }),
  ),
});

export type ExportedTariff = z.output<typeof exportedTariff>;

/** The published JSON Schema (2020-12). `id` is the address it is published at. */
export function tariffJsonSchema(id: string): Readonly<Record<string, unknown>> {
  const { $schema, ...schema } = z.toJSONSchema(exportedTariff, { reused: 'ref' });
  return { $schema, $id: id, title: 'Tariff', ...schema };
}
