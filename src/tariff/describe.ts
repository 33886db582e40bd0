import { t } from '#words/words.ts';
import { type Currency, formatMoney, formatPercent } from './money.ts';
import type { Price, TieredPrice } from './schema/shape.ts';

/** A price in a table cell: the figure, and its terms on a second, smaller line. */
export interface PriceParts {
  readonly main: string;
  readonly detail: string | null;
}

/** Each tier's price and range: `€12.00` and `up to €5,000.00`. */
function steps({ by, tiers }: TieredPrice, currency: Currency): { text: string; where: string }[] {
  return tiers.map(({ upTo, price }, index) => {
    const text = priceText(price, currency);
    if (!upTo) return { text, where: t('tariff.above') };
    const amount = formatMoney(upTo, currency);
    const isMonthly = by === 'volume' && index === 0;
    const where = isMonthly ? t('tariff.upToMonthly', { amount }) : t('tariff.upTo', { amount });
    return { text, where };
  });
}

/** A price split for a table: `0.04%` and `max €100.00`, with the no-break spaces of its messages. */
export function priceParts(price: Price, currency: Currency): PriceParts {
  switch (price.kind) {
    case 'free':
      return { main: t('tariff.free'), detail: null };
    case 'request':
      return { main: t('tariff.request'), detail: null };
    case 'fixed':
      return { main: formatMoney(price.amount, currency), detail: null };
    case 'month':
      return { main: formatMoney(price.amount, currency), detail: t('tariff.monthly') };
    case 'percent': {
      const bounds = [
        price.min && t('tariff.min', { amount: formatMoney(price.min, currency) }),
        price.max && t('tariff.max', { amount: formatMoney(price.max, currency) }),
      ].filter((bound) => bound !== null);
      return { main: formatPercent(price.percent), detail: bounds.join(', ') || null };
    }
    case 'included': {
      const { main, detail } = priceParts(price.further, currency);
      const included = t('tariff.firstIncluded', { count: price.quantity });
      return { main, detail: detail ? `${detail}, ${included}` : included };
    }
    case 'tiers': {
      const [first, ...rest] = steps(price, currency);
      const others = rest.map(({ text, where }) => `${text} ${where}`);
      return { main: first?.text ?? '', detail: [first?.where, ...others].join(', ') };
    }
  }
}

/** Whether the text of a price begins with a figure, rather than `free` or `on request`. */
export function isFigure(price: Price): boolean {
  if (price.kind === 'tiers') return price.tiers[0]?.price.kind !== 'free';
  return price.kind !== 'free' && price.kind !== 'request';
}

/**
 * The amount of a price that is a single sum, per use or per month; `null` if it depends on
 * anything.
 */
export function sumOf(price: Price): string | null {
  if (price.kind === 'free') return '0.00';
  return price.kind === 'fixed' || price.kind === 'month' ? price.amount : null;
}

/** A price in a sentence: `0.04% (max €100.00)`, `€4.00 a month after the first 5`. */
export function priceText(price: Price, currency: Currency): string {
  if (price.kind === 'included') {
    const further = priceText(price.further, currency);
    return t('tariff.afterFirst', { price: further, count: price.quantity });
  }
  const { main, detail } = priceParts(price, currency);
  if (!detail) return main;
  return price.kind === 'percent' ? `${main} (${detail})` : `${main} ${detail}`;
}
