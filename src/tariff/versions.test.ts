import { describe, expect, it } from 'vitest';
import { LIMITS_FIXTURE, tariffSource } from '../content/tariff.fixture.ts';
import { readTariffs } from '../content/tariffs.ts';
import { stationsOf } from '../features/fees/opening/stations.ts';
import { sheetOf } from '../features/fees/sheet.ts';
import { dayIn } from '../today.ts';
import { fileName, publishedFiles } from './downloads.ts';
import type { Tariff } from './schema/tariff.ts';
import { changesText, compareVersions, pairs, versionsOn } from './versions.ts';

function version(name: string, announced: string, effective: string, monthly: string) {
  return tariffSource(
    [
      ['version: 2026-1', `version: ${name}`],
      ['announced: 2025-12-15', `announced: ${announced}`],
      ['effective: 2026-03-02', `effective: ${effective}`],
      ['month: 49.00', `month: ${monthly}`],
    ],
    `${name}.yaml`,
  );
}

const TARIFFS: Tariff[] = readTariffs(
  [
    version('2026-1', '2025-12-15', '2026-03-02', '45.00'),
    version('2026-2', '2026-06-25', '2026-09-01', '49.00'),
    version('2027-1', '2026-11-16', '2027-02-01', '55.00'),
  ],
  LIMITS_FIXTURE,
);

const on = (day: string) => versionsOn(TARIFFS, day);

describe('what the page shows on a day', () => {
  it.each([
    // Vilnius is two hours ahead of UTC in winter, three in summer.
    ['the day before an announcement', '2026-11-15T21:59:59Z', '2026-2', null, '2026-1'],
    ['the day of the announcement', '2026-11-15T22:00:00Z', '2026-2', '2027-1', '2026-1'],
    ['the last second of the old list', '2027-01-31T21:59:59Z', '2026-2', '2027-1', '2026-1'],
    ['the first second of the new list', '2027-01-31T22:00:00Z', '2027-1', null, '2026-2'],
    ['a summer change', '2026-08-31T21:00:00Z', '2026-2', null, '2026-1'],
    ['the second before it', '2026-08-31T20:59:59Z', '2026-1', '2026-2', null],
  ])('%s', (_, moment, current, next, previous) => {
    const versions = on(dayIn('Europe/Vilnius', new Date(moment)));
    expect(versions.current.version).toBe(current);
    expect(versions.next?.version ?? null).toBe(next);
    expect(versions.previous?.version ?? null).toBe(previous);
  });

  it('switches the notice and the change list with the version', () => {
    const facts = { limits: [], cutOffs: [] };
    const before = on('2026-11-15');
    expect(
      sheetOf(before.current, 'companies', { ...facts, next: before.next }).changes,
    ).toBeNull();
    const notice = on('2026-11-16');
    const sheet = sheetOf(notice.current, 'companies', { ...facts, next: notice.next });
    expect(sheet).toMatchObject({ version: '2026-2', nextDay: '2027-02-01' });
    expect(sheet.changes?.changes).toMatchObject([
      { lineId: 'monthly', kind: 'changed', direction: 'up', difference: '€6.00' },
    ]);
    const cells = sheet.groups[0]?.rows.find(({ id }) => id === 'monthly')?.cells;
    expect(cells?.map(({ price, next }) => [price.main, next])).toEqual([
      ['€49.00', '€55.00'],
      ['€49.00', '€55.00'],
    ]);
    const after = on('2027-02-01');
    const replaced = sheetOf(after.current, 'companies', { ...facts, next: after.next });
    expect(replaced).toMatchObject({ version: '2027-1', changes: null, nextDay: null });
  });

  it('has no version before the first', () => {
    expect(() => on('2026-03-01')).toThrow('no tariff is in force on 2026-03-01');
  });
});

describe('every version', () => {
  it('stands newest first with its days', () => {
    expect(
      on('2026-11-21').all.map(({ tariff, status, until }) => [tariff.version, status, until]),
    ).toEqual([
      ['2027-1', 'announced', null],
      ['2026-2', 'in-force', '2027-01-31'],
      ['2026-1', 'superseded', '2026-08-31'],
    ]);
  });

  it('is compared with every other', () => {
    expect(pairs(on('2026-11-21')).map(({ from, to }) => `${from.version} ${to.version}`)).toEqual([
      '2026-2 2027-1',
      '2026-1 2027-1',
      '2026-1 2026-2',
    ]);
  });

  it('counts what differs for either audience', () => {
    const [first, second] = TARIFFS as [Tariff, Tariff];
    expect(changesText(compareVersions(first, second))).toBe('1 change');
    expect(changesText(compareVersions(first, first))).toBe('0 changes');
  });

  it('is published for each audience, the one in force as latest too, an unannounced one not', () => {
    expect(publishedFiles('solvanto', on('2026-11-15')).map(({ name }) => name)).toEqual([
      'solvanto-fees-2026-2-companies',
      'solvanto-fees-2026-2-individuals',
      'solvanto-fees-2026-1-companies',
      'solvanto-fees-2026-1-individuals',
      'solvanto-fees-latest-companies',
      'solvanto-fees-latest-individuals',
    ]);
    const latest = fileName('solvanto', 'latest', 'companies');
    const files = publishedFiles('solvanto', on('2027-02-01'));
    expect(files.find(({ name }) => name === latest)?.tariff.version).toBe('2027-1');
  });
});

describe('the stations of the versions', () => {
  it('stand in the order of their days, today among them', () => {
    const stations = stationsOf(on('2026-11-21'));
    expect(stations.map(({ key, state, months }) => [key, state, months])).toEqual([
      ['2026-1', 'done', 6],
      ['2026-2', 'now', 3],
      ['today', 'ring', 2],
      ['2027-1', 'announced', 2],
    ]);
  });

  it('put today after a version that begins today', () => {
    expect(stationsOf(on('2026-09-01')).map(({ key }) => key)).toEqual([
      '2026-1',
      '2026-2',
      'today',
    ]);
  });

  it('show the newest when there are many', () => {
    expect(stationsOf(on('2026-11-21'), 2).map(({ key }) => key)).toEqual([
      '2026-2',
      'today',
      '2027-1',
    ]);
  });
});
