import { z } from 'zod';
import type { Currency } from '../money.ts';
import { type AUDIENCES, PER } from '../names.ts';
import { channel } from './rail-schema.ts';

/**
 * A tariff as data, the form in which it is priced and published. The published form is a public
 * interface: fields are added, never renamed or removed.
 */

/** Deeply read-only data. */
export type Frozen<Value> = Value extends string | number | null | undefined
  ? Value
  : { readonly [Key in keyof Value]: Frozen<Value[Key]> };

const money = z
  .string()
  .regex(/^(0|[1-9]\d*)\.\d{2}$/)
  .describe('An exact decimal with two places. Read it as a decimal, not as a binary float.');
const percentage = z
  .string()
  .regex(/^\d{1,3}\.\d{2,4}$/)
  .describe('A percentage: 0.40 is 0.40%.');

const free = z.strictObject({ kind: z.literal('free') });
/** Agreed with the customer before the service is provided. */
const request = z.strictObject({ kind: z.literal('request') });
/** An amount for each use. */
const fixed = z.strictObject({ kind: z.literal('fixed'), amount: money });
/** An amount for every calendar month. */
const month = z.strictObject({ kind: z.literal('month'), amount: money });
/** A percentage of the payment's amount, bounded by `min` and `max`. */
const percent = z.strictObject({
  kind: z.literal('percent'),
  percent: percentage,
  min: money.nullable(),
  max: money.nullable(),
});
/** The first `quantity` are included in another price; each further one costs `further`. */
const included = z.strictObject({
  kind: z.literal('included'),
  quantity: z.int().positive(),
  further: z.discriminatedUnion('kind', [fixed, month]),
});
/** One tier: up to and including `upTo`; `null` in the last one, which is unbounded. */
const tier = z.strictObject({
  upTo: money.nullable().describe('The last amount of this tier; null in the last one.'),
  price: z.discriminatedUnion('kind', [free, fixed, percent]),
});
/**
 * By `volume`: each part of a month's volume is priced in its own tier (continuous).
 * By `amount`: the whole payment is priced in the tier its amount falls into (a step).
 */
const tiers = z.strictObject({
  kind: z.literal('tiers'),
  by: z
    .enum(['volume', 'amount'])
    .describe('volume: each part of a month in its own tier. amount: the whole payment in one.'),
  tiers: z.array(tier).min(2),
});

/** Every kind of price; the union is closed. */
export const PRICES = { free, request, fixed, month, percent, included, tiers };

export type PriceOf<Kind extends keyof typeof PRICES> = Frozen<z.output<(typeof PRICES)[Kind]>>;

export type Price = { [Kind in keyof typeof PRICES]: PriceOf<Kind> }[keyof typeof PRICES];
export type PercentPrice = PriceOf<'percent'>;
export type TieredPrice = PriceOf<'tiers'>;
export type Tier = TieredPrice['tiers'][number];

/** A column of the tariff: a risk category or plan, and the criteria for it. */
export const category = z.strictObject({
  id: z.string(),
  label: z.string(),
  summary: z.string(),
  criteria: z.array(z.string()),
});

/** The properties of a line apart from its prices. */
export const lineFacts = {
  id: z.string(),
  label: z.string(),
  note: z.string().nullable(),
  /** Numbers of the audience's footnotes. */
  footnotes: z.array(z.int().positive()),
  per: z.enum(PER),
  rail: channel.nullable(),
  /** The entry of `content/limits.yaml` that applies to this line. */
  limit: z.string().nullable().describe('An id in the published limits.'),
  sameAs: z.string().nullable().describe('The line whose prices these are, by rule.'),
};

/** The properties of a group apart from its lines. */
export const groupFacts = {
  id: z.string(),
  title: z.string(),
  note: z.string().nullable(),
  rail: channel.nullable(),
};

export const footnote = z.strictObject({
  id: z.string(),
  number: z.int().positive(),
  text: z.string(),
});

const facts = z.object(lineFacts);
const group = z.object(groupFacts);

export type Category = Frozen<z.output<typeof category>>;
export type Footnote = Frozen<z.output<typeof footnote>>;

/** One line of the tariff with its price in every category. */
export type TariffLine = Frozen<z.output<typeof facts>> & {
  readonly prices: Readonly<Record<string, Price>>;
};

export type Group = Frozen<z.output<typeof group>> & {
  /** Concerns all rails; used on the page only and not published. */
  readonly everyRail: boolean;
  readonly lines: readonly TariffLine[];
};

/**
 * The tariff for companies or for individuals; without groups if the institution has no such
 * clients.
 */
export interface Audience {
  readonly categories: readonly Category[];
  readonly groups: readonly Group[];
  /** In the order in which the lines refer to them. */
  readonly footnotes: readonly Footnote[];
}

/** One version of the tariff: plain data that can be serialised for the browser. */
export interface Tariff extends Readonly<Record<(typeof AUDIENCES)[number], Audience>> {
  readonly version: string;
  readonly announced: string;
  readonly effective: string;
  readonly currency: Currency;
  /** The name of the categories if they are not risk categories: `Plan`, `Plans`. */
  readonly categoryLabel?: { readonly one: string; readonly many: string } | undefined;
  readonly remarks: readonly string[];
}
