import { z } from 'zod';
import { PER } from '../names.ts';
import { byId, currency, day, flag, id, words } from './exact.ts';
import { price } from './price-schema.ts';
import { channel } from './rail-schema.ts';
import type { Price } from './shape.ts';

/** The most columns of a price list; the style sheets have as many. */
const MOST_CATEGORIES = 4;

const lineEntry = z.strictObject({
  label: words(60),
  note: words(120).optional(),
  footnotes: z.array(id, { error: 'expected a list of footnote ids' }).default([]),
  per: z.enum(PER, { error: `expected one of ${PER.join(', ')}` }).optional(),
  rail: channel.optional(),
  limit: id.optional(),
  price: price.optional(),
  prices: z.record(id, price, { error: 'expected a price by category' }).optional(),
  sameAs: id.optional(),
});

const groupEntry = z.strictObject({
  title: words(40),
  note: words(80).optional(),
  per: lineEntry.shape.per,
  rail: lineEntry.shape.rail,
  /** Concerns the account itself or money on any rail; the page lists it under each of them. */
  everyRail: flag.optional(),
  lines: byId(lineEntry, 'lines'),
});

const audienceEntry = z.strictObject({
  categories: byId(
    z.strictObject({
      label: words(40),
      summary: words(120),
      criteria: z.array(words(160)).min(1, { error: 'expected at least one criterion' }),
    }),
    'categories',
  ).refine((map) => Object.keys(map).length <= MOST_CATEGORIES, {
    error: `expected at most ${MOST_CATEGORIES} categories, the columns for which a page has room`,
  }),
  groups: byId(groupEntry, 'groups'),
});

/** The shape of `content/fees/{version}.yaml`; `checks.ts` checks what a schema cannot express. */
export const tariffEntry = z.strictObject({
  version: z.string().regex(/^20\d{2}-[1-9]\d?$/, {
    error: 'expected the year and a number in it, such as 2026-2',
  }),
  announced: day,
  effective: day,
  currency,
  /** The name of the categories, one or two words, if they are not risk categories: plans. */
  categoryLabel: z.strictObject({ one: words(20), many: words(20) }).optional(),
  footnotes: z.record(id, words(240), { error: 'expected footnotes by id' }).default({}),
  remarks: z.array(words(160)).default([]),
  companies: audienceEntry,
  individuals: audienceEntry.optional(),
});

/** A tariff as parsed, before defaults are filled in. */
export type TariffEntry = z.output<typeof tariffEntry>;
export type AudienceEntry = TariffEntry['companies'];
export type LineEntry = z.output<typeof lineEntry>;

/** The prices of a line, or those of another line if it has `sameAs`. */
export function pricesOf(audience: AudienceEntry, line: LineEntry): Record<string, Price> {
  const source = line.sameAs
    ? Object.values(audience.groups)
        .flatMap(({ lines }) => Object.entries(lines))
        .find(([name]) => name === line.sameAs)?.[1]
    : line;
  const categories = Object.keys(audience.categories);
  return Object.fromEntries(
    categories.flatMap((category) => {
      const found = source?.price ?? source?.prices?.[category];
      return found ? [[category, found]] : [];
    }),
  );
}
