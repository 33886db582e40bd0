import type { AnsweringHours } from '#content/schemas/site-schema.ts';

/** Whether somebody answers at a moment, read on the institution's clock. */
export interface Answering {
  readonly open: boolean;
  /** `open until 20:00`, `opens tomorrow 08:00`. */
  readonly until: string;
  /** The time there: `14:02`. */
  readonly clock: string;
}

const DAY = 86_400_000;
/** The longest run of closed days that is looked past. */
const HORIZON = 21;

/** A moment as day, `2026-11-27`, and time, `14:02`, on the clock of a zone. */
function onClock(now: Date, timeZone: string): { day: string; clock: string } {
  const text = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(now);
  const [day = '', clock = ''] = text.split(' ');
  return { day, clock };
}

/** How a sentence calls a later day: by its name, or by its date when that is a week ahead. */
function dayInWords(time: number, ahead: number): string {
  if (ahead === 1) return 'tomorrow';
  const form: Intl.DateTimeFormatOptions =
    ahead < 7 ? { weekday: 'long' } : { day: 'numeric', month: 'long' };
  return new Intl.DateTimeFormat('en-GB', { ...form, timeZone: 'UTC' }).format(time);
}

/** Whether somebody answers now, until when, and from when on if nobody does. */
export function answering(hours: AnsweringHours, now: Date): Answering {
  const { days, from, to, zone, closed } = hours;
  const { day, clock } = onClock(now, zone);
  const midnight = Date.parse(day);
  const answersOn = (ahead: number) => {
    const date = new Date(midnight + ahead * DAY);
    return (
      days.includes(date.getUTCDay() || 7) && !closed.includes(date.toISOString().slice(0, 10))
    );
  };
  if (answersOn(0) && clock >= from && clock < to) {
    return { open: true, until: `open until ${to}`, clock };
  }
  if (answersOn(0) && clock < from) return { open: false, until: `opens ${from}`, clock };
  let ahead = 1;
  while (!answersOn(ahead) && ahead < HORIZON) ahead += 1;
  return {
    open: false,
    until: `opens ${dayInWords(midnight + ahead * DAY, ahead)} ${from}`,
    clock,
  };
}

/** How far into the day a time is, as a share: `06:00` is `25%`. */
export function shareOfDay(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${((hours * 60 + minutes) / 14.4).toFixed(2)}%`;
}
