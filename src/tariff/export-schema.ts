import { z } from 'zod';
import { AUDIENCES, channels } from './names.ts';
import { channel } from './schema/rail-schema.ts';
import { category, type Frozen, footnote, groupFacts, lineFacts, PRICES } from './schema/shape.ts';

/** Schema of the published JSON. Only the build and tests import this module at run time. */

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const text = z.string().describe('The price as it stands on the page.');

const price = z.discriminatedUnion('kind', [
  z.strictObject({ text, ...PRICES.free.shape }),
  z.strictObject({ text, ...PRICES.request.shape }),
  z.strictObject({ text, ...PRICES.fixed.shape }),
  z.strictObject({ text, ...PRICES.month.shape }),
  z.strictObject({ text, ...PRICES.percent.shape }),
  z.strictObject({ text, ...PRICES.included.shape }),
  z.strictObject({ text, ...PRICES.tiers.shape }),
]);

const line = z.strictObject({
  ...lineFacts,
  prices: z.record(z.string(), price).describe('By the id of the category.'),
});

/** One version of the tariff for one audience, as published. */
const exportedTariff = z.strictObject({
  $schema: z.string(),
  version: z.string(),
  audience: z.enum(AUDIENCES),
  announced: day,
  effective: day,
  currency: z.string().regex(/^[A-Z]{3}$/),
  rounding: z.string(),
  remarks: z.array(z.string()),
  categories: z.array(category),
  groups: z.array(z.strictObject({ ...groupFacts, lines: z.array(line) })),
  footnotes: z.array(footnote),
});

export type ExportedTariff = Frozen<z.output<typeof exportedTariff>>;

/** The published JSON Schema (2020-12). `id` is the address it is published at. */
export function tariffJsonSchema(id: string): Readonly<Record<string, unknown>> {
  const { $schema, ...schema } = z.toJSONSchema(exportedTariff, {
    reused: 'ref',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema === channel) jsonSchema.enum = [...channels()];
    },
  });
  return { $schema, $id: id, title: 'Tariff', ...schema };
}
