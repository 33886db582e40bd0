import { describe, expect, it } from 'vitest';
import { clockChanges } from '#content/hours.ts';
import { shareOfDay, supportStatus } from './support-status.ts';

const HOURS = {
  days: [1, 2, 3, 4, 5],
  from: '08:00',
  to: '20:00',
  zone: 'Europe/Vilnius',
  changes: clockChanges('Europe/Vilnius', '2026-03-01'),
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  place: 'Vilnius',
  closed: ['2026-12-24', '2026-12-25', '2027-01-01'],
};
const at = (moment: string) => supportStatus(HOURS, new Date(moment));

describe('answering', () => {
  it('uses the institution’s time zone, not the visitor’s', () => {
    expect(at('2026-11-27T12:02:00Z')).toEqual({
      open: true,
      today: true,
      until: 'open until 20:00',
      clock: '14:02',
    });
    expect(at('2026-07-01T05:00:00Z').open).toBe(true);
    expect(at('2026-11-27T05:59:00Z')).toMatchObject({ open: false, until: 'opens 08:00' });
  });

  it('closes at the exact minute', () => {
    expect(at('2026-11-26T17:59:59Z').open).toBe(true);
    expect(at('2026-11-26T18:00:00Z')).toMatchObject({
      open: false,
      until: 'opens Friday 08:00',
    });
  });

  it('names the next opening day', () => {
    expect(at('2026-11-27T18:30:00Z').until).toBe('opens Monday 08:00');
    // Two public holidays and a weekend follow the Wednesday.
    expect(at('2026-12-23T19:00:00Z').until).toBe('opens Monday 08:00');
    expect(at('2026-12-25T10:00:00Z')).toMatchObject({
      open: false,
      today: false,
      until: 'opens Monday 08:00',
    });
    const monday = { ...HOURS, days: [1], closed: ['2026-12-07'] };
    expect(supportStatus(monday, new Date('2026-12-01T12:00:00Z')).until).toBe(
      'opens 14 December 08:00',
    );
  });

  it('distinguishes a day without hours from the time after closing', () => {
    expect(at('2026-11-28T12:00:00Z')).toMatchObject({ open: false, today: false });
    expect(at('2026-11-26T19:00:00Z')).toMatchObject({ open: false, today: true });
  });

  it('converts a time to a share of the day', () => {
    expect([shareOfDay('00:00'), shareOfDay('06:00'), shareOfDay('20:30')]).toEqual([
      '0.00%',
      '25.00%',
      '85.42%',
    ]);
  });
});
