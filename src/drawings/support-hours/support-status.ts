import type { SupportClock } from '#content/schemas/site-schema.ts';
import { language, t } from '#words/words.ts';

/** Whether support is open at a moment, in the institution's time zone. */
export interface SupportStatus {
  readonly open: boolean;
  /** Whether there are opening hours on that day. */
  readonly today: boolean;
  /** Until when it is open or closed: `open until 20:00`, `opens Monday 08:00`. */
  readonly until: string;
  /** The institution's local time: `14:02`. */
  readonly clock: string;
}

const DAY = 86_400_000;
/** How many days ahead the next opening day is looked for. */
const HORIZON = 21;

/** A moment in the institution's local time, as an ISO string that looks like UTC. */
function onClock(now: Date, changes: SupportClock['changes']): string {
  const [, ahead = 0] = changes.findLast(([since]) => since <= now.getTime()) ?? changes[0] ?? [];
  return new Date(now.getTime() + ahead * 60_000).toISOString();
}

/** The text for the next opening: with the weekday, or with the date if it is a week or more ahead. */
function nextOpening(ahead: number, day: number, { from: time, weekdays }: SupportClock): string {
  const on = new Date(day);
  const weekday = weekdays[(on.getUTCDay() + 6) % 7] ?? '';
  if (ahead < 7) return t('answering.weekday', { weekday, time });
  const month = on.toLocaleDateString(language(), { month: 'long', timeZone: 'UTC' });
  return t('answering.date', { day: on.getUTCDate(), month, time });
}

/** Whether support is open now, and until when that holds. */
export function supportStatus(hours: SupportClock, now: Date): SupportStatus {
  const { days, from, to, changes, closed } = hours;
  const [day = '', time = ''] = onClock(now, changes).split('T');
  const clock = time.slice(0, 5);
  const midnight = Date.parse(day);
  const isOpenOn = (ahead: number) => {
    const on = new Date(midnight + ahead * DAY);
    return days.includes(on.getUTCDay() || 7) && !closed.includes(on.toISOString().slice(0, 10));
  };
  const today = isOpenOn(0);
  if (today && clock >= from && clock < to) {
    return { open: true, today, until: t('answering.until', { time: to }), clock };
  }
  if (today && clock < from) {
    return { open: false, today, until: t('answering.today', { time: from }), clock };
  }
  let ahead = 1;
  while (!isOpenOn(ahead) && ahead < HORIZON) ahead += 1;
  return { open: false, today, until: nextOpening(ahead, midnight + ahead * DAY, hours), clock };
}

/** A time as a share of the day: `06:00` is `25%`. */
export function shareOfDay(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${((hours * 60 + minutes) / 14.4).toFixed(2)}%`;
}
