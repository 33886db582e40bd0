import { expect, it } from 'vitest';
import { hoursIn } from './hours.ts';

it('reads hours on another clock, in winter and in summer', () => {
  const shown = (day: string) => hoursIn('09:00–19:30', 'Europe/Vilnius', 'Europe/Brussels', day);
  expect(shown('2026-11-27')).toBe('08:00–18:30');
  expect(shown('2026-07-01')).toBe('08:00–18:30');
});

it('stays within a day', () => {
  expect(hoursIn('00:30', 'Europe/Vilnius', 'Europe/Brussels', '2026-11-27')).toBe('23:30');
});
