import { describe, expect, it } from 'vitest';
import { placeStops, timeOf } from './place-stops.ts';

const stops = (...ats: string[]) => ats.map((at) => ({ at, label: 'Stop' }));

describe('timeOf', () => {
  it.each([
    ['3.4 s', { scale: 'seconds', value: 3.4 }],
    ['Day 2', { scale: 'days', value: 2 }],
    ['14:02', { scale: 'clock', value: 842 }],
    ['Tue 09:05', { scale: 'week', value: 1985 }],
    ['1 Sep 2026', { scale: 'calendar', value: Date.UTC(2026, 8, 1) }],
  ])('parses %s', (at, time) => {
    expect(timeOf(at)).toEqual(time);
  });

  it.each(['Before signing', '10 min', 'Xyz 10:00', '1 Sol 2026', 'Day 1, morning'])(
    'returns null for %s',
    (at) => {
      expect(timeOf(at)).toBeNull();
    },
  );
});

describe('spread', () => {
  it('places stops in proportion to their times', () => {
    expect(placeStops(stops('0.0 s', '1.2 s', '1.9 s', '3.0 s', '3.4 s'), 0, 20)).toEqual([
      0, 7, 11, 18, 20,
    ]);
  });

  it('spaces stops evenly if times are missing, mixed or falling', () => {
    expect(placeStops(stops('Day 0', 'Later', 'Day 2'), 0, 20)).toEqual([0, 10, 20]);
    expect(placeStops(stops('Day 0', '14:02', 'Day 2'), 0, 20)).toEqual([0, 10, 20]);
    expect(placeStops(stops('Day 4', 'Day 2', 'Day 6'), 0, 20)).toEqual([0, 10, 20]);
  });

  it('keeps labels apart within the given columns', () => {
    const columns = placeStops(stops('Mon 14:02', 'Mon 14:31', 'Mon 19:08', 'Tue 09:05'), 2, 20);
    expect(columns.at(0)).toBe(2);
    expect(columns.at(-1)).toBe(20);
    for (let index = 1; index < columns.length; index += 1) {
      expect((columns[index] ?? 0) - (columns[index - 1] ?? 0)).toBeGreaterThanOrEqual(3);
    }
  });

  it('stays within the given columns when stops are crowded', () => {
    const columns = placeStops(stops('0.0 s', '0.1 s', '0.2 s', '0.3 s', '9.0 s'), 4, 12);
    expect(columns).toEqual([4, 6, 8, 10, 12]);
  });
});
