import { dates } from '#words/formats.ts';
import { addDays } from './day.ts';

/** Easter Sunday of a year of the Gregorian calendar (Butcher's algorithm), as `2027-03-28`. */
function easter(year: number): string {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const epact =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const toSunday =
    (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - ((year % 100) % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const offset = epact + toSunday - 7 * late + 114;
  const two = (number: number) => String(number).padStart(2, '0');
  return `${year}-${two(Math.floor(offset / 31))}-${two((offset % 31) + 1)}`;
}

const named = dates({ weekday: 'long' });

/** The day of the week: `Saturday`. */
export function weekday(day: string): string {
  return named().format(new Date(`${day}T00:00:00Z`));
}

/** The format of a closing day: `12-25` every year, `2027-08-30` once, `easter+1` relative to Easter. */
export const CLOSING_DAY =
  /^(?:(?:\d{4}-)?(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])|easter(?:[+-]\d{1,2})?)$/;

/** Whether a closing day from content falls on a day. */
function isOn(closing: string, day: string): boolean {
  if (!closing.startsWith('easter')) return day.endsWith(closing);
  const after = Number(closing.slice('easter'.length));
  return day === addDays(easter(Number.parseInt(day, 10)), after);
}

/** Whether a rail runs on a day: every day without a list of closing days, otherwise not on those or weekends. */
export function runsOn(day: string, closed: readonly string[] | undefined): boolean {
  if (!closed) return true;
  const isWeekend = [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
  return !isWeekend && !closed.some((closing) => isOn(closing, day));
}
