import { describe, expect, it } from 'vitest';
import { loadTariffs } from '../content/tariffs.ts';
import { dayIn } from '../today.ts';
import { announced, inForce, lastDay, published, statusOf, superseded } from './in-force.ts';

const tariffs = loadTariffs('content');

/** What the page shows at a moment: the version in force, the one before, the one to come. */
function shownAt(moment: string) {
  const day = dayIn('Europe/Vilnius', new Date(moment));
  return [inForce, superseded, announced].map((pick) => pick(tariffs, day)?.version ?? null);
}

describe('the tariff of the day', () => {
  it.each([
    ['before the first', '2026-03-01T12:00:00Z', [null, null, '2026-1']],
    ['the first', '2026-03-02T12:00:00Z', ['2026-1', null, null]],
    ['a second announced', '2026-06-25T12:00:00Z', ['2026-1', null, '2026-2']],
    ['its last day', '2026-08-31T12:00:00Z', ['2026-1', null, '2026-2']],
    ['the second in force', '2026-09-01T12:00:00Z', ['2026-2', '2026-1', null]],
    ['the day before the third is announced', '2026-11-15T12:00:00Z', ['2026-2', '2026-1', null]],
    ['the third announced', '2026-11-16T12:00:00Z', ['2026-2', '2026-1', '2027-1']],
    ['the third in force', '2027-02-01T12:00:00Z', ['2027-1', '2026-2', null]],
    ['years later', '2031-01-01T12:00:00Z', ['2027-1', '2026-2', null]],
  ])('%s', (_what, moment, shown) => {
    expect(shownAt(moment)).toEqual(shown);
  });

  it('changes at midnight in Vilnius, in winter two hours before midnight UTC', () => {
    expect(shownAt('2027-01-31T21:59:59.999Z')[0]).toBe('2026-2');
    expect(shownAt('2027-01-31T22:00:00Z')[0]).toBe('2027-1');
  });

  it('changes at midnight in Vilnius, in summer three hours before midnight UTC', () => {
    expect(shownAt('2026-08-31T20:59:59.999Z')[0]).toBe('2026-1');
    expect(shownAt('2026-08-31T21:00:00Z')[0]).toBe('2026-2');
  });

  it('does not depend on the order of the files', () => {
    const shuffled = [...tariffs].reverse();
    expect(inForce(shuffled, '2026-10-01')?.version).toBe('2026-2');
    expect(announced(shuffled, '2026-12-01')?.version).toBe('2027-1');
  });
});

describe('the list of versions', () => {
  const statuses = (day: string) =>
    tariffs.map((tariff) => `${tariff.version} ${statusOf(tariff, tariffs, day)}`);

  it('says where each stands', () => {
    expect(statuses('2026-11-15')).toEqual([
      '2026-1 superseded',
      '2026-2 in-force',
      '2027-1 unannounced',
    ]);
    expect(statuses('2026-11-16')[2]).toBe('2027-1 announced');
    expect(statuses('2027-02-01')).toEqual([
      '2026-1 superseded',
      '2026-2 superseded',
      '2027-1 in-force',
    ]);
  });

  it('keeps an unannounced version to itself', () => {
    expect(published(tariffs, '2026-11-15').map(({ version }) => version)).toEqual([
      '2026-2',
      '2026-1',
    ]);
    expect(published(tariffs, '2026-11-16')[0]?.version).toBe('2027-1');
  });

  it('ends a version the day before the next, once that is announced', () => {
    const [first, second, third] = tariffs;
    if (!first || !second || !third) throw new Error('expected three versions');
    expect(lastDay(first, tariffs, '2026-10-01')).toBe('2026-08-31');
    expect(lastDay(second, tariffs, '2026-11-15')).toBeNull();
    expect(lastDay(second, tariffs, '2026-11-16')).toBe('2027-01-31');
    expect(lastDay(third, tariffs, '2027-03-01')).toBeNull();
  });
});
