import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceText } from './describe.ts';
import { difference, direction } from './direction.ts';
import { exact } from './money.ts';
import { amount, priced } from './price.arbitrary.ts';
import { applyPrice } from './price.ts';
import type { Price } from './schema/shape.ts';
import { fixtureTariff, VERSIONS } from './tariff.fixture.ts';
import { compare, countsText } from './tariff-changes.ts';

const [first, second, third] = VERSIONS;

/** A change list as readable text. */
function told(list: ReturnType<typeof compare>): string[] {
  return list.changes.map((change) => {
    const { lineId, outcome, difference: by } = change;
    const where = change.everyCategory ? 'all' : change.categories.map(({ id }) => id).join(' ');
    const [before, after] = [change.before, change.after].map((one) =>
      one ? priceText(one, 'EUR') : 'none',
    );
    const text = `${lineId} (${where}): ${before} → ${after}, ${[outcome, by].filter(Boolean).join(' ')}`;
    return text.replaceAll('\u00a0', ' ');
  });
}

describe('the change list', () => {
  it('lists the changes of the announced version', () => {
    const list = compare(second, third, 'companies');
    expect(told(list)).toEqual([
      'additional-iban (low): €4.00 a month after the first 5 → €5.00 a month after the first 5, up €1.00',
      'swift-in (medium): €10.00 → €8.00, down €2.00',
      'swift-out-sha (low): €18.00 → €16.00, down €2.00',
      'sftp (all): none → €45.00 a month, added',
      'payment-copy (all): €5.00 → none, removed',
    ]);
    expect(list.counts).toEqual({ added: 1, removed: 1, changed: 3, unchanged: 42 });
    expect(countsText(list).replaceAll('\u00a0', ' ')).toBe(
      '1 line added, 3 prices changed, 1 line removed',
    );
  });

  it('lists the changes of the version in force', () => {
    expect(told(compare(first, second, 'companies'))).toEqual([
      'swift-out-sha (low): €20.00 → €18.00, down €2.00',
      'fx-margin (high): 2.00% → 1.80%, down 0.20 points',
    ]);
  });

  it('lists the changes for individuals', () => {
    expect(told(compare(second, third, 'individuals'))).toEqual([
      'ind-swift-out-sha (all): €12.00 up to €5,000.00, €20.00 above → €10.00 up to €5,000.00, €20.00 above, down €2.00 up to €5,000.00',
    ]);
  });

  it('includes SEPA Instant when SEPA changes', () => {
    const dearer = fixtureTariff(['low: 0.20', 'low: 0.25']);
    expect(told(compare(second, dearer, 'companies'))).toEqual([
      'sepa-out (low): €0.20 → €0.25, up €0.05',
      'instant-out (low): €0.20 → €0.25, up €0.05',
    ]);
  });

  it('ignores wording: only a price is a change', () => {
    const list = compare(
      second,
      fixtureTariff(['label: Opening', 'label: Opening the account']),
      'companies',
    );
    expect(list.changes).toEqual([]);
    expect(countsText(list)).toBe('nothing changed');
  });

  it('lists an added or removed category as one change, not by line', () => {
    const { companies } = second;
    const narrower = {
      ...second,
      companies: { ...companies, categories: companies.categories.slice(0, 2) },
    };
    const gone = compare(second, narrower, 'companies');
    expect(gone).toMatchObject({
      changes: [],
      categories: { added: [], removed: [{ id: 'high', label: 'High risk' }] },
      counts: { added: 0, removed: 0, changed: 0, unchanged: 32 },
    });
    expect(countsText(gone)).toBe('1\u00a0risk\u00a0category\u00a0removed');
    const back = compare(narrower, second, 'companies');
    expect(back.categories.added).toEqual(gone.categories.removed);
    expect(countsText(back)).toBe('1\u00a0risk\u00a0category\u00a0added');
  });

  it.each(VERSIONS)('between $version and itself is empty', (tariff) => {
    expect(compare(tariff, tariff, 'companies').changes).toEqual([]);
  });

  it('is the opposite when the versions are swapped', () => {
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
    expect(difference(before, after, 'EUR')).toBe(by);
  });

  it('is the opposite when the prices are swapped', () => {
    const opposite = { up: 'down', down: 'up', mixed: 'mixed', same: 'same', unknown: 'unknown' };
    fc.assert(
      fc.property(priced, priced, (a, b) => {
        expect(direction(b, a)).toBe(opposite[direction(a, b)]);
        expect(direction(a, a)).toBe('same');
      }),
    );
  });

  it('is correct for every payment', () => {
    const few = fc.integer({ min: 1, max: 800 });
    fc.assert(
      fc.property(priced, priced, few, amount, (before, after, number, each) => {
        fc.pre(each !== '0.00');
        const single = before.kind !== 'included' && after.kind !== 'included';
        const use = { count: single ? 1 : number, amount: each };
        const old = exact(applyPrice(before, use, 'EUR').amount ?? '0');
        const now = exact(applyPrice(after, use, 'EUR').amount ?? '0');
        const way = direction(before, after);
        if (way === 'up') expect(now.gte(old)).toBe(true);
        if (way === 'down') expect(now.lte(old)).toBe(true);
        if (way === 'same') expect(now.eq(old)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
