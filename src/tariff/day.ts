import { dates, shortMonth, withOrdinals } from '#words/formats.ts';

/** Days are calendar days as text, `2026-09-01`, without a time. */

const long = dates({ dateStyle: 'long' });
const short = dates({ dateStyle: 'medium' });
const ofYear = dates({ day: 'numeric', month: 'long' });
const month = dates({ month: 'long' });
const parts = dates({ day: 'numeric', month: 'long', year: 'numeric' });

const noon = (day: string) => new Date(`${day}T12:00:00Z`);

/** A day in a text: `12 November 2026`. */
export function dayText(day: string): string {
  return withOrdinals(long().format(noon(day)));
}

/** A day whose year is known: `12 November`. */
export const dayOfYear = (day: string): string => withOrdinals(ofYear().format(noon(day)));

/** The name of a day's month: `November`. */
export const monthName = (day: string): string => month().format(noon(day));

/** The parts of a day for a board, with an abbreviated month: `12`, `Nov`, `2026`. */
export function dayParts(day: string): readonly [number: string, month: string, year: string] {
  const all = parts().formatToParts(noon(day));
  const part = (type: string) => all.find((one) => one.type === type)?.value ?? '';
  return [part('day'), shortMonth(noon(day)), part('year')];
}

/** A day where space is limited: `12 Nov 2026`. */
export function shortDay(day: string): string {
  // Of British months only September would have four letters.
  return withOrdinals(short().format(noon(day)).replace('Sept ', 'Sep '));
}

/** Adds a number of days, which may be negative. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Adds a number of months; a day that the target month does not have becomes its last day. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map((part) => Number.parseInt(part, 10));
  const last = new Date(Date.UTC(year, month + months, 0));
  last.setUTCDate(Math.min(date, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}
