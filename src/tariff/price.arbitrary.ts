import fc from 'fast-check';
import type { PercentPrice, Price, PriceOf, Tier, TieredPrice } from './schema/shape.ts';

/**
 * Random prices and amounts for property tests, built from whole cents instead of floating-point
 * numbers.
 */

/** Formats whole cents, or hundredths of a percent, as a decimal text. */
function hundredths(value: bigint): string {
  const digits = value.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const cents = (min: bigint, max: bigint) => fc.bigInt({ min, max });

/** An amount of zero to ten million, as data. */
export const amount = cents(0n, 1_000_000_000n).map(hundredths);

/** A number of payments. */
export const count = fc.integer({ min: 0, max: 20_000 });

const positive = cents(1n, 500_000n).map(hundredths);

export const fixed = positive.map((value): PriceOf<'fixed'> => ({ kind: 'fixed', amount: value }));
const month = positive.map((value): PriceOf<'month'> => ({ kind: 'month', amount: value }));

const rate = cents(1n, 10_000n).map(hundredths);

export const percent = fc
  .record({
    percent: rate,
    min: fc.option(cents(1n, 20_000n)),
    above: fc.option(cents(1n, 200_000n)),
  })
  .map(
    ({ percent, min, above }): PercentPrice => ({
      kind: 'percent',
      percent,
      min: min === null ? null : hundredths(min),
      max: above === null ? null : hundredths((min ?? 0n) + above),
    }),
  );

const included = fc
  .record({ quantity: fc.integer({ min: 1, max: 500 }), further: fc.oneof(fixed, month) })
  .map((parts): PriceOf<'included'> => ({ kind: 'included', ...parts }));

const ends = fc
  .uniqueArray(cents(1n, 100_000_000n), { minLength: 1, maxLength: 4 })
  .map((list) => list.sort((a, b) => (a < b ? -1 : 1)).map(hundredths));

function tiered(by: TieredPrice['by'], inner: fc.Arbitrary<Tier['price']>) {
  return ends.chain((list) =>
    fc.array(inner, { minLength: list.length + 1, maxLength: list.length + 1 }).map(
      (prices): TieredPrice => ({
        kind: 'tiers',
        by,
        tiers: prices.map((price, index) => ({ upTo: list[index] ?? null, price })),
      }),
    ),
  );
}

const bare = rate.map(
  (value): PercentPrice => ({ kind: 'percent', percent: value, min: null, max: null }),
);
const free = fc.constant({ kind: 'free' } as const);

export const byVolume = tiered('volume', fc.oneof(free, bare));
export const byAmount = tiered('amount', fc.oneof(free, fixed, percent));

/** Prices that never fall when the amount of a payment grows. */
export const rising: fc.Arbitrary<Price> = fc.oneof(
  free,
  fixed,
  month,
  percent,
  included,
  byVolume,
);

/** Any price that has a figure. */
export const priced: fc.Arbitrary<Price> = fc.oneof(rising, byAmount);
