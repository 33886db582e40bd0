import { expect, test } from 'vitest';
import { isTargetDay, weekday } from './business-days.ts';

test.each(['2026-11-20', '2027-03-25', '2027-03-30', '2026-02-16', '2028-04-18'])(
  'TARGET is open on %s',
  (day) => expect(isTargetDay(day)).toBe(true),
);

test.each([
  ...['2026-11-21', '2026-11-22', '2027-01-01', '2027-03-26', '2027-03-29', '2026-05-01'],
  ...['2026-12-25', '2025-12-26', '2026-04-03', '2026-04-06', '2028-04-14', '2028-04-17'],
])('TARGET is closed on %s', (day) => expect(isTargetDay(day)).toBe(false));

test('weekday() names the day of the week', () => expect(weekday('2026-11-14')).toBe('Saturday'));
