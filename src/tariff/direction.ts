import type { Big } from 'big.js';
import { t } from '#words/words.ts';
import { type Currency, exact, formatMoney, formatPoints, ZERO } from './money.ts';
import { chargedOf, unitCost } from './price.ts';
import type { Price, TieredPrice } from './schema/shape.ts';

/**
 * How a new price compares with the old one for a customer: `mixed` is higher for some payments and
 * lower for others, `same` costs the same although stated differently, `unknown` involves a price
 * on request.
 */
export type Direction = 'up' | 'down' | 'mixed' | 'same' | 'unknown';

const CENT = exact('0.01');
const LARGEST = exact('1000000000000.00');

/**
 * Amounts at which the cost function of a price changes slope or jumps, each with the cent before
 * and after.
 */
function bends(price: Price): Big[] {
  const near = (amount: Big) => [amount.minus(CENT), amount, amount.plus(CENT)];
  switch (price.kind) {
    case 'percent': {
      const rate = exact(price.percent).times('0.01');
      return [price.min, price.max].flatMap((bound) =>
        bound === null ? [] : near(exact(bound).div(rate).round(2)),
      );
    }
    case 'tiers':
      return price.tiers.flatMap(({ upTo, price: inner }) => [
        ...(upTo === null ? [] : near(exact(upTo))),
        ...bends(inner),
      ]);
    default:
      return [];
  }
}

/** The unrounded cost of `count` payments of one amount. */
function cost(price: Price, count: number, amount: Big): Big | null {
  return unitCost(price, amount)?.times(chargedOf(price, count).toFixed(0)) ?? null;
}

/**
 * Compares two prices at the amounts where their difference is extreme: costs are linear between
 * the amounts at which either changes slope, so those amounts, the smallest and the largest
 * suffice.
 */
export function direction(before: Price, after: Price): Direction {
  const amounts = [CENT, ...bends(before), ...bends(after), LARGEST].filter((at) => at.gte(CENT));
  const quantities = [before, after].flatMap((price) =>
    price.kind === 'included' ? [price.quantity, price.quantity + 1] : [],
  );
  const counts = quantities.length === 0 ? [1] : [1, ...quantities, 1_000_000];
  let up = false;
  let down = false;
  for (const count of counts) {
    for (const amount of amounts) {
      const old = cost(before, count, amount);
      const now = cost(after, count, amount);
      if (old === null || now === null) return 'unknown';
      up ||= now.gt(old);
      down ||= now.lt(old);
    }
  }
  if (up && down) return 'mixed';
  return up ? 'up' : down ? 'down' : 'same';
}

type Figure = { readonly value: string; readonly of: 'money' | 'percent'; readonly rest: string };

/**
 * The one figure of a price, and the rest, which must be unchanged for the figure to describe the
 * whole change.
 */
function figureOf(price: Price): Figure | null {
  switch (price.kind) {
    case 'fixed':
    case 'month':
      return { value: price.amount, of: 'money', rest: price.kind };
    case 'percent':
      return { value: price.percent, of: 'percent', rest: `${price.min} ${price.max}` };
    case 'included': {
      const inner = figureOf(price.further);
      return inner && { ...inner, rest: `${price.quantity} ${inner.rest}` };
    }
    default:
      return null;
  }
}

/** The change of the only tier that differs, with its range: `€2.00 up to €5,000.00`. */
function stepDifference(before: TieredPrice, after: TieredPrice, currency: Currency) {
  const bounds = ({ by, tiers }: TieredPrice) => [by, ...tiers.map(({ upTo }) => upTo)].join();
  if (bounds(before) !== bounds(after)) return null;
  const { tiers } = after;
  const differing = tiers.flatMap(({ price }, at) => {
    const old = before.tiers[at]?.price ?? price;
    return JSON.stringify(old) === JSON.stringify(price) ? [] : [{ at, old, price }];
  });
  const [only] = differing;
  const by = differing.length === 1 && only && difference(only.old, only.price, currency);
  if (!by) return null;
  const [from, upTo] = [tiers[only.at - 1]?.upTo, tiers[only.at]?.upTo];
  if (from && upTo) return null;
  const amount = from ?? upTo;
  if (!amount) return `${by} ${t('tariff.above')}`;
  const values = { by, amount: formatMoney(amount, currency) };
  if (after.by === 'volume') {
    return from ? t('tariff.byAboveMonthly', values) : t('tariff.byUpToMonthly', values);
  }
  return from ? t('tariff.byAbove', values) : t('tariff.byUpTo', values);
}

/**
 * By how much a price changed, `€2.00` or `0.02 points`; `null` if one figure cannot express it.
 */
export function difference(before: Price, after: Price, currency: Currency): string | null {
  if (before.kind === 'tiers' && after.kind === 'tiers') {
    return stepDifference(before, after, currency);
  }
  const old = figureOf(before);
  const now = figureOf(after);
  if (before.kind === 'free' || after.kind === 'free') {
    const other = before.kind === 'free' ? after : before;
    return other.kind === 'fixed' || other.kind === 'month'
      ? formatMoney(other.amount, currency)
      : null;
  }
  if (!old || !now || old.of !== now.of || old.rest !== now.rest) return null;
  const by = exact(now.value).minus(old.value).abs();
  if (by.eq(ZERO)) return null;
  return old.of === 'money'
    ? formatMoney(by, currency)
    : t('tariff.points', { points: formatPoints(by) });
}
