import { dates } from '#words/formats.ts';
import { addDays } from './day.ts';

/** Fixed TARGET closing days, as month and day. */
const FIXED = ['01-01', '05-01', '12-25', '12-26'];

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

/**
 * Whether TARGET, the settlement system of the euro, is open on a day: SEPA runs on these days only.
 * Closed on Saturdays, Sundays, New Year's Day, Good Friday, Easter Monday, 1 May, 25 and 26 December
 * (European Central Bank, decision of 14 December 2000).
 */
export function isTargetDay(day: string): boolean {
  const isWeekend = [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
  if (isWeekend || FIXED.includes(day.slice(5))) return false;
  const sunday = easter(Number.parseInt(day, 10));
  return day !== addDays(sunday, -2) && day !== addDays(sunday, 1);
}
