import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadTariffs } from '../content/tariffs.ts';
import { compare, countsText } from './changes.ts';
import { priceText } from './describe.ts';
import { difference, direction } from './direction.ts';
import { exact } from './money.ts';
import { amount, priced } from './price.arbitrary.ts';
import { applyPrice } from './price.ts';
import type { Price } from './schema/price.ts';
import { fixtureTariff } from './tariff.fixture.ts';

const [first, second, third] = loadTariffs('content');
if (!first || !second || !third) throw new Error('expected three versions');

/** A change list as a reader sees it. */
function told(list: ReturnType<typeof compare>): string[] {
  return list.changes.map((change) => {
    const where = change.everyCategory ? 'all' : change.categories.map(({ id }) => id).join(' ');
    const before = 'before' in change ? `${priceText(change.before)} → ` : '';
    const after = 'after' in change ? priceText(change.after) : 'gone';
    const by = change.kind === 'changed' ? `, ${change.direction} ${change.difference}` : '';
    return `${change.kind} ${change.lineId} (${where}): ${before}${after}${by}`;
  });
}

describe('the change list', () => {
  it('of the announced version', () => {
    expect(told(compare(second, third, 'companies'))).toEqual([
      'changed additional-iban (low): €4.00 a month after the first 5 → €5.00 a month after the first 5, up €1.00',
      'changed swift-in (medium): €10.00 → €8.00, down €2.00',
      'changed swift-out-sha (low): €18.00 → €16.00, down €2.00',
      'added sftp-channel (all): €45.00 a month',
      'removed payment-copy (all): €5.00 → gone',
    ]);
  });

  it('of the version in force', () => {
    const list = compare(first, second, 'companies');
    expect(told(list)).toContain('changed bulk-file (all): €2.00 → free, down €2.00');
    expect(told(list)).toContain('changed fx-margin (high): 2.00% → 1.80%, down 0.20 points');
    expect(list.counts).toEqual({ added: 2, removed: 1, changed: 6, unchanged: 66 });
    expect(countsText(list.counts).replaceAll('\u00a0', ' ')).toBe(
      '2 lines added, 6 prices changed, 1 line removed',
    );
  });

  it('of individuals', () => {
    expect(told(compare(second, third, 'individuals'))).toEqual([
      'changed ind-monthly (all): €5.00 a month → €6.00 a month, up €1.00',
      'changed ind-swift-out-our (all): €24.00 up to €5,000.00, €35.00 above → €22.00 up to €5,000.00, €35.00 above, down €2.00 up to €5,000.00',
    ]);
  });

  it('follows SEPA Instant when SEPA changes', () => {
    const dearer = fixtureTariff([['low: 0.20, high', 'low: 0.25, high']]);
    expect(told(compare(fixtureTariff(), dearer, 'companies'))).toEqual([
      'changed sepa-out (low): €0.20 → €0.25, up €0.05',
      'changed instant-out (low): €0.20 → €0.25, up €0.05',
    ]);
  });

  it('ignores words: only a price is a change', () => {
    const reworded = fixtureTariff([['label: Opening', 'label: Opening the account']]);
    const list = compare(fixtureTariff(), reworded, 'companies');
    expect(list.changes).toEqual([]);
    expect(countsText(list.counts)).toBe('nothing changed');
  });

  it('tells a new category as added and a dropped one as removed', () => {
    const category = 'top: { label: Top risk, summary: Any, criteria: [Any] }';
    const indent = '\n    high: { label: High risk';
    const wider = fixtureTariff([
      ['    high: { label: High risk', `    ${category}${indent}`],
      ['low: free, high: 750.00', 'low: free, top: 9.00, high: 750.00'],
      ['low: on request, high', 'low: on request, top: 9.00, high'],
      ['low: free, high: { percent', 'low: free, top: free, high: { percent'],
      ['low: 0.20, high', 'low: 0.20, top: 0.20, high'],
    ]);
    const list = compare(fixtureTariff(), wider, 'companies');
    expect(new Set(list.changes.map(({ kind }) => kind))).toEqual(new Set(['added']));
    const back = compare(wider, fixtureTariff(), 'companies');
    expect(new Set(back.changes.map(({ kind }) => kind))).toEqual(new Set(['removed']));
    expect(back.counts.unchanged).toBe(list.counts.unchanged);
  });

  it.each([first, second, third])('between $version and itself is empty', (tariff) => {
    expect(compare(tariff, tariff, 'companies').changes).toEqual([]);
  });

  it('read backwards says the opposite', () => {
    const forth = compare(first, third, 'companies').counts;
    const back = compare(third, first, 'companies').counts;
    expect([back.added, back.removed, back.changed]).toEqual([
      forth.removed,
      forth.added,
      forth.changed,
    ]);
  });
});

const fixed = (text: string): Price => ({ kind: 'fixed', amount: text });
const percent = (rate: string, min: string | null = null): Price => ({
  kind: 'percent',
  percent: rate,
  min,
  max: null,
});

const steps = (small: string, large: string, upTo = '5000.00'): Price => ({
  kind: 'tiers',
  by: 'amount',
  tiers: [
    { upTo, price: { kind: 'fixed', amount: small } },
    { upTo: null, price: { kind: 'fixed', amount: large } },
  ],
});

describe('the direction of a change', () => {
  it.each<[Price, Price, string, string | null]>([
    [fixed('18.00'), fixed('16.00'), 'down', '€2.00'],
    [{ kind: 'free' }, fixed('1.00'), 'up', '€1.00'],
    [percent('0.20'), percent('0.25'), 'up', '0.05 points'],
    [percent('0.20', '5.00'), percent('0.20', '4.00'), 'down', null],
    [percent('0.20', '5.00'), percent('0.25', '4.00'), 'mixed', null],
    [fixed('25.00'), percent('0.40'), 'mixed', null],
    [steps('24.00', '35.00'), steps('22.00', '35.00'), 'down', '€2.00 up to €5,000.00'],
    [steps('24.00', '35.00'), steps('24.00', '36.50'), 'up', '€1.50 above €5,000.00'],
    [steps('24.00', '35.00'), steps('22.00', '33.00'), 'down', null],
    [steps('24.00', '35.00'), steps('22.00', '35.00', '4000.00'), 'mixed', null],
    [fixed('2.00'), { kind: 'month', amount: '2.00' }, 'same', null],
    [{ kind: 'request' }, fixed('2.00'), 'unknown', null],
    [
      { kind: 'included', quantity: 5, further: { kind: 'month', amount: '4.00' } },
      { kind: 'included', quantity: 4, further: { kind: 'month', amount: '4.00' } },
      'up',
      null,
    ],
    [
      { kind: 'included', quantity: 5, further: { kind: 'month', amount: '4.00' } },
      { kind: 'included', quantity: 10, further: { kind: 'month', amount: '5.00' } },
      'mixed',
      null,
    ],
  ])('%j → %j is %s', (before, after, way, by) => {
    expect(direction(before, after)).toBe(way);
    expect(difference(before, after)).toBe(by);
  });

  it('is the opposite the other way round', () => {
    const opposite = { up: 'down', down: 'up', mixed: 'mixed', same: 'same', unknown: 'unknown' };
    fc.assert(
      fc.property(priced, priced, (a, b) => {
        expect(direction(b, a)).toBe(opposite[direction(a, b)]);
        expect(direction(a, a)).toBe('same');
      }),
    );
  });

  it('holds for every payment', () => {
    const few = fc.integer({ min: 1, max: 800 });
    fc.assert(
      fc.property(priced, priced, few, amount, (before, after, number, each) => {
        fc.pre(each !== '0.00');
        const single = before.kind !== 'included' && after.kind !== 'included';
        const use = { count: single ? 1 : number, amount: each };
        const old = exact(applyPrice(before, use).amount ?? '0');
        const now = exact(applyPrice(after, use).amount ?? '0');
        const way = direction(before, after);
        if (way === 'up') expect(now.gte(old)).toBe(true);
        if (way === 'down') expect(now.lte(old)).toBe(true);
        if (way === 'same') expect(now.eq(old)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
