import type { Big } from 'big.js';
import { t } from '#words/words.ts';
import { priceText } from './describe.ts';
import {
  amountText,
  type Currency,
  exact,
  formatCount,
  formatMoney,
  formatPercent,
  toCents,
  ZERO,
} from './money.ts';
import type { PercentPrice, Price, TieredPrice } from './schema/shape.ts';

/** The quantity to price, and the amount of each if the price depends on it. */
export interface Use {
  readonly count: number;
  /** The amount of each payment, or the volume exchanged, as data: `2400.00`. */
  readonly amount?: string;
}

/** The cost of a use, and the rule it was calculated by. */
export interface Charge {
  /** As data, in whole cents; `null` if the price is on request. */
  readonly amount: string | null;
  readonly rule: string;
}

/** Whether the price of one payment depends on its amount. */
export function needsAmount(price: Price): boolean {
  return price.kind === 'percent' || price.kind === 'tiers';
}

/** How many of a number of units are charged: all but those that the price includes. */
export function chargedOf(price: Price, count: number): number {
  return price.kind === 'included' ? Math.max(0, count - price.quantity) : count;
}

/** The unrounded percentage of an amount, bounded by the minimum and maximum. */
function percentOf(price: PercentPrice, amount: Big): { value: Big; bound: 'min' | 'max' | null } {
  const share = amount.times(exact(price.percent)).times('0.01');
  if (price.min !== null && share.lt(price.min)) return { value: exact(price.min), bound: 'min' };
  if (price.max !== null && share.gt(price.max)) return { value: exact(price.max), bound: 'max' };
  return { value: share, bound: null };
}

/** The part of a volume in each tier; empty tiers are left out. */
function slices({ tiers }: TieredPrice, volume: Big) {
  let floor = ZERO;
  return tiers.flatMap(({ upTo, price }) => {
    const start = floor;
    floor = upTo === null ? floor : exact(upTo);
    const end = upTo === null || volume.lt(upTo) ? volume : exact(upTo);
    return end.gt(start) ? [{ part: end.minus(start), price }] : [];
  });
}

/** The tier of a payment's amount; the upper bound is part of its tier. */
function tierFor({ tiers }: TieredPrice, amount: Big) {
  return tiers.find(({ upTo }) => upTo === null || amount.lte(upTo));
}

/**
 * The exact, unrounded cost of one payment, or of one month's volume if priced by volume; `null` on
 * request. A monthly price, or one beyond an included quantity, gives the cost of one unit.
 */
export function unitCost(price: Price, amount: Big): Big | null {
  switch (price.kind) {
    case 'free':
      return ZERO;
    case 'request':
      return null;
    case 'fixed':
    case 'month':
      return exact(price.amount);
    case 'percent':
      return percentOf(price, amount).value;
    case 'included':
      return unitCost(price.further, amount);
    case 'tiers': {
      if (price.by === 'amount') {
        const tier = tierFor(price, amount);
        return tier ? unitCost(tier.price, amount) : null;
      }
      return slices(price, amount).reduce(
        (total, slice) => total.plus(unitCost(slice.price, slice.part) ?? ZERO),
        ZERO,
      );
    }
  }
}

function percentRule(price: PercentPrice, count: number, amount: Big, currency: Currency): string {
  const { value, bound } = percentOf(price, amount);
  const [percent, whole] = [formatPercent(price.percent), formatMoney(amount, currency)];
  const times = count === 1 ? '' : `${formatCount(count)} × `;
  const values = { each: `${times}${formatMoney(value, currency)}`, percent, amount: whole };
  if (bound) return bound === 'min' ? t('bill.minimum', values) : t('bill.maximum', values);
  if (count > 1) return t('bill.percent', values);
  return `${whole} × ${percent}`;
}

function volumeRule(price: TieredPrice, volume: Big, currency: Currency): string {
  const rules = slices(price, volume).map(
    (slice) => `${formatMoney(slice.part, currency)} × ${priceText(slice.price, currency)}`,
  );
  return rules.length > 0 ? rules.join(' + ') : t('bill.none');
}

function ruleFor(price: Price, count: number, amount: Big, currency: Currency): string {
  const number = formatCount(count);
  switch (price.kind) {
    case 'free':
      return t('bill.free', { number });
    case 'request':
      return t('bill.request');
    case 'fixed':
    case 'month':
      return `${number} × ${formatMoney(price.amount, currency)}`;
    case 'percent':
      return percentRule(price, count, amount, currency);
    case 'included': {
      const further = chargedOf(price, count);
      const included = formatCount(price.quantity);
      if (further === 0) return t('bill.allIncluded', { number, included });
      const rest = ruleFor(price.further, further, amount, currency);
      return t('bill.included', { included, rest });
    }
    case 'tiers': {
      if (price.by === 'volume') {
        return volumeRule(price, amount.times(count.toFixed(0)), currency);
      }
      const tier = tierFor(price, amount);
      if (!tier) return t('bill.request');
      const rule = ruleFor(tier.price, count, amount, currency);
      if (!tier.upTo) return rule;
      return t('bill.upTo', { rule, amount: formatMoney(tier.upTo, currency) });
    }
  }
}

/**
 * Applies a price to a use. Each payment is a charge and is rounded by itself; so is a month's
 * volume if priced by volume. Throws `RangeError` on impossible input: a fraction of a payment, or
 * a negative value.
 */
export function applyPrice(price: Price, use: Use, currency: Currency): Charge {
  const amount = exact(use.amount ?? '0');
  if (!Number.isSafeInteger(use.count) || use.count < 0 || amount.lt(ZERO)) {
    throw new RangeError(
      `expected a whole count and an amount of zero or more: ${JSON.stringify(use)}`,
    );
  }
  if (price.kind === 'request') return { amount: null, rule: t('bill.request') };
  if (use.count === 0) return { amount: '0.00', rule: t('bill.none') };
  const rule = ruleFor(price, use.count, amount, currency);
  const byVolume = price.kind === 'tiers' && price.by === 'volume';
  const charges = byVolume ? 1 : chargedOf(price, use.count);
  const each = unitCost(price, byVolume ? amount.times(use.count.toFixed(0)) : amount);
  if (each === null) return { amount: null, rule };
  return { amount: amountText(toCents(each).times(charges.toFixed(0))), rule };
}
