import { expect, it } from 'vitest';
import { clockChanges, hoursIn } from './hours.ts';

it('converts hours to another time zone, in winter and in summer', () => {
  const shown = (day: string) => hoursIn('09:00–19:30', 'Europe/Vilnius', 'Europe/Brussels', day);
  expect(shown('2026-11-27')).toBe('08:00–18:30');
  expect(shown('2026-07-01')).toBe('08:00–18:30');
});

it('stays within a day', () => {
  expect(hoursIn('00:30', 'Europe/Vilnius', 'Europe/Brussels', '2026-11-27')).toBe('23:30');
});

it('finds the clock changes of the next two years', () => {
  const changes = (zone: string) =>
    clockChanges(zone, '2026-11-28').map(([since, ahead]) => [new Date(since).toJSON(), ahead]);
  expect(changes('Europe/Vilnius')).toEqual([
    ['2026-11-28T00:00:00.000Z', 120],
    ['2027-03-28T01:00:00.000Z', 180],
    ['2027-10-31T01:00:00.000Z', 120],
    ['2028-03-26T01:00:00.000Z', 180],
    ['2028-10-29T01:00:00.000Z', 120],
  ]);
  expect(changes('America/New_York').map(([, ahead]) => ahead)).toEqual([
    -300, -240, -300, -240, -300,
  ]);
  expect(changes('Pacific/Honolulu').map(([, ahead]) => ahead)).toEqual([-600]);
  expect(changes('Pacific/Kiritimati').map(([, ahead]) => ahead)).toEqual([840]);
  expect(
    changes('Europe/London')
      .slice(0, 2)
      .map(([, ahead]) => ahead),
  ).toEqual([0, 60]);
  expect(changes('Asia/Kolkata')).toEqual([['2026-11-28T00:00:00.000Z', 330]]);
});
