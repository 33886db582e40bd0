import Big from 'big.js';
import { z } from 'zod';
import { count, money, oneOfForms } from './exact.ts';
import type { PercentPrice, Price, TieredPrice } from './shape.ts';

const positive = money.refine((text) => text !== '0.00', {
  error: 'expected free where nothing is charged',
});

const percent = z
  .string({ error: 'expected a percentage' })
  .regex(/^\d{1,3}\.\d{2,4}$/, {
    error: 'expected a percentage with two to four decimals and no % sign, such as 0.40',
    abort: true,
  })
  .refine((text) => new Big(text).gt('0'), { error: 'expected free where nothing is charged' })
  .refine((text) => new Big(text).lte('100'), { error: 'expected a percentage of at most 100' });

const percentPrice = z
  .strictObject({ percent, min: positive.optional(), max: positive.optional() })
  .refine(({ min, max }) => !min || !max || new Big(min).lt(max), {
    path: ['max'],
    error: 'expected a maximum above the minimum',
  })
  .transform(
    ({ percent, min, max }): PercentPrice => ({
      kind: 'percent',
      percent,
      min: min ?? null,
      max: max ?? null,
    }),
  );

const monthPrice = z
  .strictObject({ month: positive })
  .transform(({ month }): Price => ({ kind: 'month', amount: month }));

const includedPrice = z
  .strictObject({ included: count, further: narrowed('included', ['fixed', 'month']) })
  .transform(({ included, further }): Price => ({ kind: 'included', quantity: included, further }));

const tieredPrice = z
  .strictObject({
    by: z.enum(['volume', 'amount'], { error: 'expected volume or amount' }),
    tiers: z
      .array(
        z.strictObject({
          upTo: positive.optional(),
          price: narrowed('tiers', ['free', 'fixed', 'percent']),
        }),
        { error: 'expected a list of tiers' },
      )
      .min(2, { error: 'expected at least two tiers' }),
  })
  .superRefine(({ by, tiers }, context) => {
    const refuse = (index: number, key: string, message: string) =>
      context.addIssue({ code: 'custom', path: ['tiers', index, key], message });
    tiers.forEach(({ upTo, price }, index) => {
      const last = index === tiers.length - 1;
      const before = tiers[index - 1]?.upTo;
      if (last && upTo) refuse(index, 'upTo', 'expected no end in the last tier');
      if (!last && !upTo)
        refuse(index, 'upTo', 'expected the end of this tier: only the last has none');
      if (upTo && before && new Big(upTo).lte(before)) {
        refuse(
          index,
          'upTo',
          `tiers overlap: expected more than ${before}, where the one before ends`,
        );
      }
      if (
        by === 'volume' &&
        (price.kind === 'fixed' || (price.kind === 'percent' && (price.min || price.max)))
      ) {
        refuse(
          index,
          'price',
          'expected free or a bare percentage: a tier by volume prices a part',
        );
      }
    });
  })
  .transform(
    ({ by, tiers }): TieredPrice => ({
      kind: 'tiers',
      by,
      tiers: tiers.map(({ upTo, price }) => ({ upTo: upTo ?? null, price })),
    }),
  );

const free = z.literal('free').transform((): Price => ({ kind: 'free' }));
const onRequest = z.literal('on request').transform((): Price => ({ kind: 'request' }));
const fixedPrice = positive.transform((amount): Price => ({ kind: 'fixed', amount }));

const EXPECTED =
  'expected free, on request, an amount such as 0.20, { percent }, { month }, { included, further } or { by, tiers }';

function formOf(raw: unknown): z.ZodType<Price> | string {
  if (raw === 'free') return free;
  if (raw === 'on request') return onRequest;
  if (typeof raw === 'string' && /^[-+]?[\d.,]+$/.test(raw)) return fixedPrice;
  if (typeof raw !== 'object' || raw === null) return EXPECTED;
  if ('included' in raw) return includedPrice;
  if ('tiers' in raw) return tieredPrice;
  if ('percent' in raw || 'min' in raw || 'max' in raw) return percentPrice;
  if ('month' in raw) return monthPrice;
  return EXPECTED;
}

/** A price as an editor writes it: a word, a bare amount, or a map whose keys name its kind. */
export const price: z.ZodType<Price> = oneOfForms<z.ZodType<Price>>(
  [free, onRequest, fixedPrice, percentPrice, monthPrice, includedPrice, tieredPrice],
  formOf,
);

/** A price inside another price: only the simple kinds that make sense there. */
function narrowed<Kind extends Price['kind']>(where: string, kinds: readonly Kind[]) {
  type Inner = Extract<Price, { kind: Kind }>;
  return z
    .lazy(() => price)
    .refine((inner): inner is Inner => (kinds as readonly string[]).includes(inner.kind), {
      error: `expected a price of kind ${kinds.join(' or ')} inside ${where}`,
    })
    .transform((inner) => inner as Inner);
}
