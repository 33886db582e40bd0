import { expect, test } from 'vitest';
import { railsFile } from '#content/rails.ts';
import { CLOSING_DAY, runsOn, weekday } from './business-days.ts';

/** The closing days of TARGET, in the format of content. */
const { closed } = railsFile().sepa ?? {};

test.each(['2026-11-20', '2027-03-25', '2027-03-30', '2026-02-16', '2028-04-18'])(
  'TARGET is open on %s',
  (day) => expect(runsOn(day, closed)).toBe(true),
);

test.each([
  ...['2026-11-21', '2026-11-22', '2027-01-01', '2027-03-26', '2027-03-29', '2026-05-01'],
  ...['2026-12-25', '2025-12-26', '2026-04-03', '2026-04-06', '2028-04-14', '2028-04-17'],
])('TARGET is closed on %s', (day) => expect(runsOn(day, closed)).toBe(false));

test('a day without its year comes back each year, one with it does not', () => {
  const days = ['2026-08-31', '2027-08-31', '2026-12-25', '2029-12-25'];
  const open = days.filter((day) => runsOn(day, ['2026-08-31', '12-25']));
  expect(open).toEqual(['2027-08-31']);
});

test('a rail without closing days runs on every day, one with an empty list on weekdays', () => {
  expect([runsOn('2026-12-26', undefined), runsOn('2026-12-26', [])]).toEqual([true, false]);
  expect(runsOn('2026-12-25', [])).toBe(true);
});

test.each(['13-01', '12-32', 'easter 2', '25 December', '12-25-2027', 'easter+'])(
  '%s is no closing day',
  (text) => expect(CLOSING_DAY.test(text)).toBe(false),
);

test('weekday() names the day of the week', () => expect(weekday('2026-11-14')).toBe('Saturday'));
