import { z } from 'zod';
import { channels } from '../names.ts';
import { byId, count, currency, id, money, oneOfForms, time, words, zone } from './exact.ts';

const about = { label: words(60), note: words(200).optional() };
const unit = words(30);

/** The kinds of limits by the key of their figure. */
const FORMS = {
  /** A time of day on the clock defined at the top of the file. */
  time: z.strictObject({ ...about, time }),
  /** A quantity; a sentence names the thing counted, so that `unit` is not part of its text. */
  count: z.strictObject({ ...about, count, unit }),
  /** A number that is meaningless without its unit: 72 hours. */
  measure: z.strictObject({ ...about, measure: count, unit }),
  /** A range: 1–3 business days. */
  from: z
    .strictObject({ ...about, from: count, to: count, unit })
    .refine(({ from, to }) => from < to, { path: ['to'], error: 'expected more than from' }),
  /** A rate: 600 requests a minute. */
  rate: z.strictObject({ ...about, rate: count, unit, per: unit }),
  /** A sum of money in the file's currency. */
  amount: z.strictObject({ ...about, amount: money }),
  /** A limit that no number can express. */
  stated: z.strictObject({ ...about, stated: words(60) }),
  /** The quantity included in the price of a tariff line, which is stated only in the tariff. */
  includedIn: z.strictObject({ ...about, includedIn: id, unit }),
};

/** One limit as written. */
export type LimitEntry = z.output<(typeof FORMS)[keyof typeof FORMS]>;

const limit = oneOfForms<z.ZodType<LimitEntry>>(Object.values(FORMS), (raw) => {
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

/** `content/limits.yaml`: limits, cut-off and execution times. */
export const limitsSchema = z
  .strictObject({
    currency,
    clock: z.strictObject({ label: words(10), zone }),
    rails: z.record(z.string(), rail),
    limits: byId(limit, 'limits'),
  })
  .superRefine(({ rails, limits }, context) => {
    const refuse = (path: string[], message: string) =>
      context.addIssue({ code: 'custom', path: ['rails', ...path], message });
    for (const name of channels()) {
      if (!rails[name]) refuse([name], 'expected the cut-off and execution time of this rail');
    }
    for (const [name, times] of Object.entries(rails)) {
      if (!channels().includes(name)) {
        refuse([name], `unknown rail: expected one of ${channels().join(', ')}`);
      }
      for (const key of ['cutoff', 'execution'] as const) {
        if (!limits[times[key]]) refuse([name, key], 'unknown limit');
      }
    }
  });

export type Limits = z.output<typeof limitsSchema>;
