import { describe, expect, it, test } from 'vitest';
import { dayIn, decideDay, offsetOn } from './today.ts';

describe('the day of a build', () => {
  it('is `SITE_DAY` if set', () => {
    expect(decideDay('2027-02-01', 'Europe/Vilnius')).toBe('2027-02-01');
  });

  it.each(['2027-2-1', '2027-02-31', '1 February 2027', 'tomorrow'])('refuses %s', (setting) => {
    expect(() => decideDay(setting, 'UTC')).toThrow(
      `SITE_DAY is set to "${setting}": expected a calendar day, such as 2027-02-01`,
    );
  });

  it("is otherwise today in the institution's time zone", () => {
    expect(['', undefined].map((setting) => decideDay(setting, 'Asia/Tokyo'))).toEqual(
      Array(2).fill(dayIn('Asia/Tokyo', new Date())),
    );
  });

  it('begins at midnight in the zone, in winter two hours before midnight UTC in Vilnius', () => {
    expect(dayIn('Europe/Vilnius', new Date('2027-01-31T21:59:59.999Z'))).toBe('2027-01-31');
    expect(dayIn('Europe/Vilnius', new Date('2027-01-31T22:00:00Z'))).toBe('2027-02-01');
  });
});

test.each([
  ['2026-11-22', 'Europe/Vilnius', '+02:00'],
  ['2026-07-01', 'Europe/Vilnius', '+03:00'],
  ['2026-07-01', 'UTC', '+00:00'],
  ['2026-01-01', 'America/New_York', '-05:00'],
])('on %s %s has the UTC offset %s', (day, zone, offset) => {
  expect(offsetOn(day, zone)).toBe(offset);
});
