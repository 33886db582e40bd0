import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exact } from './money.ts';
import { amount, byAmount, byVolume, count, percent, priced, rising } from './price.arbitrary.ts';
import { applyPrice, type Charge, unitCost } from './price.ts';
import type { Price } from './schema/shape.ts';

const pct = (percent: string, min: string | null = null, max: string | null = null): Price => ({
  kind: 'percent',
  percent,
  min,
  max,
});

const BY_AMOUNT: Price = {
  kind: 'tiers',
  by: 'amount',
  tiers: [
    { upTo: '5000.00', price: { kind: 'fixed', amount: '12.00' } },
    { upTo: null, price: { kind: 'percent', percent: '0.40', min: '25.00', max: null } },
  ],
};

const BY_VOLUME: Price = {
  kind: 'tiers',
  by: 'volume',
  tiers: [
    { upTo: '10000.00', price: { kind: 'percent', percent: '0.60', min: null, max: null } },
    { upTo: null, price: { kind: 'percent', percent: '0.45', min: null, max: null } },
  ],
};

const INCLUDED: Price = {
  kind: 'included',
  quantity: 5,
  further: { kind: 'month', amount: '4.00' },
};

describe('a price applied to a quantity and an amount', () => {
  it.each<[Price, number, string, string, string]>([
    [{ kind: 'free' }, 120, '1850.00', '0.00', '120, free'],
    [{ kind: 'fixed', amount: '0.20' }, 1800, '10.00', '360.00', '1,800 × €0.20'],
    [{ kind: 'month', amount: '49.00' }, 1, '0.00', '49.00', '1 × €49.00'],
    [INCLUDED, 8, '0.00', '12.00', '5 included, 3 × €4.00'],
    [INCLUDED, 5, '0.00', '0.00', '5 of 5 included'],
    [INCLUDED, 2, '0.00', '0.00', '2 of 5 included'],
    [pct('0.50'), 1, '30000.00', '150.00', '€30,000.00 × 0.50%'],
    [pct('0.04'), 120, '1850.00', '88.80', '120 × €0.74 (0.04% of €1,850.00)'],
    [pct('0.04', '1.00'), 2, '900.00', '2.00', '2 × €1.00, the minimum (0.04% of €900.00)'],
    [pct('0.04', null, '9.00'), 1, '90000.00', '9.00', '€9.00, the maximum (0.04% of €90,000.00)'],
    [BY_AMOUNT, 4, '5000.00', '48.00', '4 × €12.00, up to €5,000.00 each'],
    [BY_AMOUNT, 1, '5000.01', '25.00', '€25.00, the minimum (0.40% of €5,000.01)'],
    [BY_VOLUME, 1, '10000.00', '60.00', '€10,000.00 × 0.60%'],
    [BY_VOLUME, 1, '15000.00', '82.50', '€10,000.00 × 0.60% + €5,000.00 × 0.45%'],
    [BY_VOLUME, 3, '5000.00', '82.50', '€10,000.00 × 0.60% + €5,000.00 × 0.45%'],
    [{ kind: 'fixed', amount: '0.20' }, 0, '10.00', '0.00', 'none'],
    [BY_VOLUME, 1, '0.00', '0.00', 'none'],
  ])('%j, %i of %s', (price, number, each, total, rule) => {
    expect(applyPrice(price, { count: number, amount: each }, 'EUR')).toEqual({
      amount: total,
      rule,
    });
  });

  it('has no amount if it is on request', () => {
    const charge: Charge = { amount: null, rule: 'on request, not counted' };
    expect(applyPrice({ kind: 'request' }, { count: 3 }, 'EUR')).toEqual(charge);
  });

  it.each([
    { count: -1, amount: '1.00' },
    { count: 1.5, amount: '1.00' },
    { count: Number.NaN, amount: '1.00' },
    { count: 1, amount: '-0.01' },
  ])('refuses %j', (use) => {
    expect(() => applyPrice(pct('0.10'), use, 'EUR')).toThrow(RangeError);
  });
});

const cost = (price: Price, number: number, each: string) =>
  exact(applyPrice(price, { count: number, amount: each }, 'EUR').amount ?? '-1');

/** Hundredths as integers, as a check that does not depend on big.js. */
const whole = (text: string) => BigInt(text.replace('.', ''));

describe('every price', () => {
  it('is never negative, always in whole cents, and has a rule', () => {
    fc.assert(
      fc.property(priced, count, amount, (price, number, each) => {
        const charge = applyPrice(price, { count: number, amount: each }, 'EUR');
        expect(charge.amount).toMatch(/^\d+\.\d{2}$/);
        expect(charge.rule).not.toBe('');
      }),
    );
  });

  it('never falls when there are more payments', () => {
    fc.assert(
      fc.property(priced, count, count, amount, (price, a, b, each) => {
        expect(cost(price, Math.max(a, b), each).gte(cost(price, Math.min(a, b), each))).toBe(true);
      }),
    );
  });

  it('never falls when the amount grows, unless it is tiered by amount', () => {
    fc.assert(
      fc.property(rising, amount, amount, (price, a, b) => {
        const [less, more] = exact(a).lt(b) ? [a, b] : [b, a];
        expect(cost(price, 1, more).gte(cost(price, 1, less))).toBe(true);
      }),
    );
  });
});

describe('a percentage', () => {
  it('stays between its minimum and its maximum, payment by payment', () => {
    fc.assert(
      fc.property(percent, fc.integer({ min: 1, max: 500 }), amount, (price, number, each) => {
        const total = cost(price, number, each);
        const times = number.toFixed(0);
        if (price.min) expect(total.gte(exact(price.min).times(times))).toBe(true);
        if (price.max) expect(total.lte(exact(price.max).times(times))).toBe(true);
      }),
    );
  });

  it('agrees with whole-number arithmetic, half up', () => {
    fc.assert(
      fc.property(percent, amount, (price, each) => {
        const share = (whole(each) * whole(price.percent) + 5_000n) / 10_000n;
        const bounded = [share, price.min && whole(price.min)].reduce<bigint>(
          (top, bound) => (typeof bound === 'bigint' && bound > top ? bound : top),
          0n,
        );
        const ceiling = price.max === null ? bounded : whole(price.max);
        const expected = bounded < ceiling ? bounded : ceiling;
        expect(whole(cost(price, 1, each).toFixed(2))).toBe(expected);
      }),
    );
  });
});

describe('tiers', () => {
  it('by volume are continuous: a cent more never costs more than a cent', () => {
    fc.assert(
      fc.property(byVolume, (price) => {
        for (const { upTo } of price.tiers) {
          if (upTo === null) continue;
          const at = unitCost(price, exact(upTo));
          const above = unitCost(price, exact(upTo).plus('0.01'));
          expect(above?.minus(at ?? '0').lte('0.01')).toBe(true);
        }
      }),
    );
  });

  it("by volume do not depend on how a month's volume is split into payments", () => {
    fc.assert(
      fc.property(byVolume, fc.integer({ min: 1, max: 50 }), amount, (price, number, each) => {
        const together = exact(each).times(number.toFixed(0)).toFixed(2);
        expect(cost(price, number, each).eq(cost(price, 1, together))).toBe(true);
      }),
    );
  });

  it('by amount charge the whole payment by the tier it falls into, whose upper bound is included', () => {
    fc.assert(
      fc.property(byAmount, (price) => {
        price.tiers.forEach(({ upTo, price: inner }, index) => {
          if (upTo === null) return;
          const next = price.tiers[index + 1]?.price ?? inner;
          const above = exact(upTo).plus('0.01').toFixed(2);
          expect(cost(price, 1, upTo).eq(cost(inner, 1, upTo))).toBe(true);
          expect(cost(price, 1, above).eq(cost(next, 1, above))).toBe(true);
        });
      }),
    );
  });
});
