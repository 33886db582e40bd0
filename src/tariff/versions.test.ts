import { describe, expect, it } from 'vitest';
import { dayIn } from '#content/today.ts';
import { fileName, publishedFiles } from './downloads.ts';
import { COMPANIES_ONLY, VERSIONS } from './tariff.fixture.ts';
import { changesText, compareVersions, pairs, versionsOn } from './versions.ts';

const on = (day: string) => versionsOn(VERSIONS, day);

describe('the versions shown on a day', () => {
  it.each([
    ['the first', '2026-03-02T12:00:00Z', '2026-1', null, null],
    // Vilnius is two hours ahead of UTC in winter, three in summer.
    ['the second before a summer change', '2026-08-31T20:59:59Z', '2026-1', null, '2026-2'],
    ['a summer change', '2026-08-31T21:00:00Z', '2026-2', '2026-1', null],
    ['the day before an announcement', '2026-11-15T21:59:59Z', '2026-2', '2026-1', null],
    ['the day of the announcement', '2026-11-15T22:00:00Z', '2026-2', '2026-1', '2027-1'],
    ['the last second of the old list', '2027-01-31T21:59:59Z', '2026-2', '2026-1', '2027-1'],
    ['the first second of the new list', '2027-01-31T22:00:00Z', '2027-1', '2026-2', null],
    ['years later', '2031-01-01T12:00:00Z', '2027-1', '2026-2', null],
  ])('%s', (_, moment, current, previous, next) => {
    const day = dayIn('Europe/Vilnius', new Date(moment));
    const shown = on(day);
    expect([shown.current, shown.previous, shown.next].map((one) => one?.version ?? null)).toEqual([
      current,
      previous,
      next,
    ]);
  });

  it('throws before the first version', () => {
    expect(() => on('2026-03-01')).toThrow('no tariff is in force on 2026-03-01');
  });
});

describe('the list of versions', () => {
  it('has the newest first with their dates, without unannounced ones', () => {
    const shown = (day: string) =>
      on(day).all.map(({ tariff, status, until }) => [tariff.version, status, until]);
    expect(shown('2026-11-21')).toEqual([
      ['2027-1', 'announced', null],
      ['2026-2', 'in-force', '2027-01-31'],
      ['2026-1', 'superseded', '2026-08-31'],
    ]);
    expect(shown('2026-11-15')).toEqual([
      ['2026-2', 'in-force', null],
      ['2026-1', 'superseded', '2026-08-31'],
    ]);
    expect(shown('2027-02-01')[0]).toEqual(['2027-1', 'in-force', null]);
  });

  it('compares each version with every other', () => {
    expect(pairs(on('2026-11-21')).map(({ from, to }) => `${from.version} ${to.version}`)).toEqual([
      '2026-2 2027-1',
      '2026-1 2027-1',
      '2026-1 2026-2',
    ]);
  });

  it('counts the differences for both audiences', () => {
    const [first, second, third] = VERSIONS;
    expect(changesText(compareVersions(second, third))).toBe('6 changes');
    expect(changesText(compareVersions(first, first))).toBe('0 changes');
  });

  it('publishes each public version for each audience, and the one in force as latest', () => {
    expect(publishedFiles('acme', on('2026-11-15')).map(({ name }) => name)).toEqual([
      'acme-fees-2026-2-companies',
      'acme-fees-2026-2-individuals',
      'acme-fees-2026-1-companies',
      'acme-fees-2026-1-individuals',
      'acme-fees-latest-companies',
      'acme-fees-latest-individuals',
    ]);
    const latest = fileName('acme', 'latest', 'companies');
    const files = publishedFiles('acme', on('2027-02-01'));
    expect(files.find(({ name }) => name === latest)?.tariff.version).toBe('2027-1');
  });

  it('covers companies only if the tariff has no individuals', () => {
    const alone = versionsOn([COMPANIES_ONLY], '2026-11-15');
    expect(publishedFiles('acme', alone).map(({ name }) => name)).toEqual([
      'acme-fees-2026-2-companies',
      'acme-fees-latest-companies',
    ]);
    const [, individuals] = VERSIONS;
    const { added, removed } = compareVersions(individuals, COMPANIES_ONLY).individuals.categories;
    expect([added, removed.map(({ label }) => label)]).toEqual([[], ['Individuals']]);
  });
});
