import { z } from 'zod';
import type { Currency } from '../money.ts';
import { type AUDIENCES, PER } from '../names.ts';
import { channel } from './rail-schema.ts';

/**
 * A tariff as data, the form in which it is counted and published. What is published is an interface
 * to the outside: a field is added, never renamed or taken away.
 */

/** Data that nobody changes. */
type Frozen<Value> = Value extends string | number | null | undefined
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

/** Nothing to pay. */
const free = z.strictObject({ kind: z.literal('free') });
/** Agreed with the customer before the service. */
const request = z.strictObject({ kind: z.literal('request') });
/** An amount each time. */
const fixed = z.strictObject({ kind: z.literal('fixed'), amount: money });
/** An amount for every calendar month. */
const month = z.strictObject({ kind: z.literal('month'), amount: money });
/** A share of the payment's amount, held between `min` and `max`. */
const percent = z.strictObject({
  kind: z.literal('percent'),
  percent: percentage,
  min: money.nullable(),
  max: money.nullable(),
});
/** The first `quantity` cost nothing more; each further one costs `further`. */
const included = z.strictObject({
  kind: z.literal('included'),
  quantity: z.int().positive(),
  further: z.discriminatedUnion('kind', [fixed, month]),
});
/** One step of a tiered price: up to and including `upTo`; `null` is the last step, without end. */
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

/** Every way a line can be priced. The union is closed. */
export const PRICES = { free, request, fixed, month, percent, included, tiers };

/** A price of one kind. */
export type PriceOf<Kind extends keyof typeof PRICES> = Frozen<z.output<(typeof PRICES)[Kind]>>;

export type Price = { [Kind in keyof typeof PRICES]: PriceOf<Kind> }[keyof typeof PRICES];
export type PercentPrice = PriceOf<'percent'>;
export type TieredPrice = PriceOf<'tiers'>;
export type Tier = TieredPrice['tiers'][number];

/** A category, of risk or a plan: a column of the tariff, and what puts a business there. */
export const category = z.strictObject({
  id: z.string(),
  label: z.string(),
  summary: z.string(),
  criteria: z.array(z.string()),
});

/** What a line says beside its prices. */
export const lineFacts = {
  id: z.string(),
  label: z.string(),
  note: z.string().nullable(),
  /** Numbers of the audience's footnotes. */
  footnotes: z.array(z.int().positive()),
  per: z.enum(PER),
  rail: channel.nullable(),
  /** The entry of `content/limits.yaml` that bounds this line. */
  limit: z.string().nullable().describe('An id in the published limits.'),
  sameAs: z.string().nullable().describe('The line whose prices these are, by rule.'),
};

/** What a group says beside its lines. */
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
  /** Concerns all rails; only the page says so, what is published does not. */
  readonly everyRail: boolean;
  readonly lines: readonly TariffLine[];
};

/** The tariff for companies or for individuals; without a group where the institution has no such clients. */
export interface Audience {
  readonly categories: readonly Category[];
  readonly groups: readonly Group[];
  /** In the order in which the lines refer to them. */
  readonly footnotes: readonly Footnote[];
}

/** One version of the tariff: plain data, safe to hand to the browser. */
export interface Tariff extends Readonly<Record<(typeof AUDIENCES)[number], Audience>> {
  readonly version: string;
  readonly announced: string;
  readonly effective: string;
  readonly currency: Currency;
  /** What its categories are called where they are no risk categories: `Plan`, `Plans`. */
  readonly categoryLabel?: { readonly one: string; readonly many: string } | undefined;
  readonly remarks: readonly string[];
}
