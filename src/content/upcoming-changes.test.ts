import { expect, test } from 'vitest';
import { VERSIONS } from '#tariff/tariff.fixture.ts';
import { datesOfChanges, datesOfChangesText } from './upcoming-changes.ts';

const posts = [
  { day: '2026-12-03', what: 'blog/soon' },
  { day: '2026-11-10', what: 'blog/out' },
];
const on = (today: string) =>
  datesOfChangesText(datesOfChanges(today, { tariffs: VERSIONS, posts }));

test('lists the coming days that will change the site, with the reason', () => {
  expect(on('2026-11-10')).toEqual([
    'next: 16 November 2026, notice of tariff 2027-1',
    'then: 3 December 2026, blog/soon',
    'then: 1 January 2027, the year 2027',
    'then: 1 February 2027, tariff 2027-1',
  ]);
  expect(on('2027-01-31')[0]).toBe('next: 1 February 2027, tariff 2027-1');
});

test('an event of today no longer counts as coming', () => {
  expect(on('2027-02-01')).toEqual(['next: 1 January 2028, the year 2028']);
});
