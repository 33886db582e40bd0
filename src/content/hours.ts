import { offsetAt, offsetFormat } from './today.ts';

/** What a clock shows at a moment, in minutes after midnight. */
function minutesIn(zone: string, moment: Date): number {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
  });
  const [hour = 0, minute = 0] = clock.format(moment).split(':').map(Number);
  return hour * 60 + minute;
}

const DAY = 24 * 60;
const two = (number: number) => String(number).padStart(2, '0');

/** Hours as a text has them, `09:00–19:00`, read on the clock of another zone on a day. */
export function hoursIn(hours: string, from: string, to: string, day: string): string {
  const noon = new Date(`${day}T12:00:00Z`);
  const later = minutesIn(to, noon) - minutesIn(from, noon);
  return hours.replace(/(\d{2}):(\d{2})/g, (_, hour: string, minute: string) => {
    const shown = (Number(hour) * 60 + Number(minute) + later + DAY) % DAY;
    return `${two(Math.floor(shown / 60))}:${two(shown % 60)}`;
  });
}

/** From a moment on, in milliseconds, a zone is so many minutes ahead of UTC. */
export type ClockChange = readonly [since: number, ahead: number];

const HOUR = 60 * 60_000;
/** No clock is changed and changed back within a week. */
const WEEK = 7 * 24 * HOUR;
/** How many weeks what is read here may be in use before the next build: two years. */
const WEEKS = 105;

/** By how many minutes the zone of a format is ahead of UTC at a moment. */
function minutesAhead(moment: number, format: Intl.DateTimeFormat): number {
  const offset = offsetAt(new Date(moment), format);
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number);
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
}

/**
 * By how much a zone is ahead of UTC at the beginning of a day, and each change in the two years after
 * it. A browser reads the clock by it: a format that knows zones takes a slow phone 150 ms to make.
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
