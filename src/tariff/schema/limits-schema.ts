import { z } from 'zod';
import { CHANNELS } from '../names.ts';
import { byId, count, currency, id, money, oneOfForms, time, words, zone } from './exact.ts';

const about = { label: words(60), note: words(200).optional() };
const unit = words(30);

/** A time of day on the clock stated once at the top of the file. */
const timed = z.strictObject({ ...about, time });
/** A number of things; a sentence names the thing itself, so that the unit is left to it. */
const counted = z.strictObject({ ...about, count, unit });
/** A number that means nothing without its unit: 72 hours. */
const measure = z.strictObject({ ...about, measure: count, unit });
/** From one number to another: 1–3 business days. */
const range = z
  .strictObject({ ...about, from: count, to: count, unit })
  .refine(({ from, to }) => from < to, { path: ['to'], error: 'expected more than from' });
/** So many in a time: 600 requests a minute. */
const rate = z.strictObject({ ...about, rate: count, unit, per: unit });
/** A sum of money in the file's currency. */
const amount = z.strictObject({ ...about, amount: money });
/** What a number cannot say. */
const stated = z.strictObject({ ...about, stated: words(60) });
/** What the price of a tariff line includes: the number stands in the tariff only. */
const included = z.strictObject({ ...about, includedIn: id, unit });

const FORMS = {
  time: timed,
  count: counted,
  measure,
  from: range,
  rate,
  amount,
  stated,
  includedIn: included,
};

/** One limit as written; the key that carries the figure names its kind. */
export type LimitEntry = z.output<(typeof FORMS)[keyof typeof FORMS]>;

const limit = oneOfForms<LimitEntry>((raw) => {
  const keys = typeof raw === 'object' && raw !== null ? Object.keys(raw) : [];
  const kind = Object.entries(FORMS).find(([key]) => keys.includes(key));
  return kind?.[1] ?? `expected a map with one of the figures ${Object.keys(FORMS).join(', ')}`;
});

const rail = z.strictObject({
  label: words(40),
  currencies: words(40),
  cutoff: id,
  execution: id,
  note: words(160).optional(),
});

/** `content/limits.yaml`: limits, cut-off and execution times, each stated once. */
export const limitsSchema = z
  .strictObject({
    currency,
    clock: z.strictObject({ label: words(10), zone }),
    rails: z.strictObject(
      Object.fromEntries(CHANNELS.map((name) => [name, rail])) as Record<
        (typeof CHANNELS)[number],
        typeof rail
      >,
    ),
    limits: byId(limit, 'limits'),
  })
  .superRefine(({ rails, limits }, context) => {
    for (const name of CHANNELS) {
      for (const key of ['cutoff', 'execution'] as const) {
        if (!limits[rails[name][key]]) {
          context.addIssue({
            code: 'custom',
            path: ['rails', name, key],
            message: 'unknown limit',
          });
        }
      }
    }
  });

export type Limits = z.output<typeof limitsSchema>;
