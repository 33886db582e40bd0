import { offsetAt, offsetFormat } from './today.ts';

const DAY = 24 * 60;
const two = (number: number) => String(number).padStart(2, '0');

/** A zone's UTC offset in minutes, valid from a moment given in milliseconds. */
export type ClockChange = readonly [since: number, ahead: number];

const HOUR = 60 * 60_000;
/** Search step; a zone does not change its clock twice within a week. */
const WEEK = 7 * 24 * HOUR;
/** Weeks covered, in case the site is not rebuilt: two years. */
const WEEKS = 105;

/** The UTC offset of a format's zone at a moment, in minutes. */
function minutesAhead(moment: number, format: Intl.DateTimeFormat): number {
  const offset = offsetAt(new Date(moment), format);
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number);
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
}

/** Hours in a text, `09:00–19:00`, converted to another time zone on a given day. */
export function hoursIn(hours: string, from: string, to: string, day: string): string {
  const noon = Date.parse(`${day}T12:00:00Z`);
  const later = minutesAhead(noon, offsetFormat(to)) - minutesAhead(noon, offsetFormat(from));
  return hours.replace(/(\d{2}):(\d{2})/g, (_, hour: string, minute: string) => {
    const shown = (Number(hour) * 60 + Number(minute) + later + DAY) % DAY;
    return `${two(Math.floor(shown / 60))}:${two(shown % 60)}`;
  });
}

/**
 * The UTC offset of a zone at the beginning of a day, and its changes in the following two years.
 * Browsers use this list, since creating a format with a time zone takes 150 ms on a slow phone.
 */
export function clockChanges(zone: string, day: string): ClockChange[] {
  const begin = Date.parse(day);
  const format = offsetFormat(zone);
  const found: ClockChange[] = [[begin, minutesAhead(begin, format)]];
  const isNew = (moment: number) => minutesAhead(moment, format) !== found.at(-1)?.[1];
  for (let weeks = 1; weeks <= WEEKS; weeks += 1) {
    let moment = begin + weeks * WEEK;
    if (!isNew(moment)) continue;
    while (isNew(moment - HOUR)) moment -= HOUR;
    found.push([moment, minutesAhead(moment, format)]);
  }
  return found;
}
