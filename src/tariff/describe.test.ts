import { describe, expect, it } from 'vitest';
import { priceParts, priceText } from './describe.ts';
import type { Price, Tier } from './schema/shape.ts';

const tier = (upTo: string | null, price: Tier['price']): Tier => ({ upTo, price });
const fixed = (amount: string) => ({ kind: 'fixed', amount }) as const;
const percent = (rate: string) =>
  ({ kind: 'percent', percent: rate, min: null, max: null }) as const;

describe('a price as text', () => {
  it.each<[Price, string, string, string | null]>([
    [{ kind: 'free' }, 'free', 'free', null],
    [{ kind: 'request' }, 'on request', 'on request', null],
    [fixed('1500.00'), '€1,500.00', '€1,500.00', null],
    [{ kind: 'month', amount: '49.00' }, '€49.00 a\u00a0month', '€49.00', 'a\u00a0month'],
    [percent('0.50'), '0.50%', '0.50%', null],
    [
      { ...percent('0.04'), max: '100.00' },
      '0.04% (max\u00a0€100.00)',
      '0.04%',
      'max\u00a0€100.00',
    ],
    [
      { ...percent('0.10'), min: '2.00', max: '90.00' },
      '0.10% (min\u00a0€2.00, max\u00a0€90.00)',
      '0.10%',
      'min\u00a0€2.00, max\u00a0€90.00',
    ],
    [
      { kind: 'included', quantity: 5, further: { kind: 'month', amount: '4.00' } },
      '€4.00 a\u00a0month after the first\u00a05',
      '€4.00',
      'a\u00a0month, the first\u00a05 included',
    ],
    [
      { kind: 'included', quantity: 1000, further: fixed('0.20') },
      '€0.20 after the first\u00a01,000',
      '€0.20',
      'the first\u00a01,000 included',
    ],
    [
      { kind: 'included', quantity: 1, further: { kind: 'month', amount: '4.00' } },
      '€4.00 a\u00a0month after the first',
      '€4.00',
      'a\u00a0month, the first\u00a0included',
    ],
    [
      {
        kind: 'tiers',
        by: 'amount',
        tiers: [tier('5000.00', fixed('12.00')), tier(null, fixed('20.00'))],
      },
      '€12.00 up to €5,000.00, €20.00 above',
      '€12.00',
      'up to €5,000.00, €20.00 above',
    ],
    [
      {
        kind: 'tiers',
        by: 'volume',
        tiers: [
          tier('1000.00', { kind: 'free' }),
          tier('9000.00', percent('0.60')),
          tier(null, percent('0.45')),
        ],
      },
      'free up to €1,000.00 a\u00a0month, 0.60% up to €9,000.00, 0.45% above',
      'free',
      'up to €1,000.00 a\u00a0month, 0.60% up to €9,000.00, 0.45% above',
    ],
  ])('%j', (price, text, main, detail) => {
    expect(priceText(price, 'EUR')).toBe(text);
    expect(priceParts(price, 'EUR')).toEqual({ main, detail });
  });
});
