import type { AnsweringClock } from '#content/schemas/site-schema.ts';
import { language, t } from '#words/words.ts';

/** Whether somebody answers at a moment, read on the institution's clock. */
export interface Answering {
  readonly open: boolean;
  /** Whether somebody answers at some hour of the day on which the moment falls. */
  readonly today: boolean;
  /** `open until 20:00`, `opens tomorrow 08:00`. */
  readonly until: string;
  /** The time there: `14:02`. */
  readonly clock: string;
}

const DAY = 86_400_000;
/** The longest run of closed days that is looked past. */
const HORIZON = 21;

/** A moment as the clock of the institution shows it, written as if it were UTC. */
function onClock(now: Date, changes: AnsweringClock['changes']): string {
  const [, ahead = 0] = changes.findLast(([since]) => since <= now.getTime()) ?? changes[0] ?? [];
  return new Date(now.getTime() + ahead * 60_000).toISOString();
}

/** From when on somebody answers on a later day: by its name, or by its date when that is a week ahead. */
function opensIn(ahead: number, day: number, { from: time, weekdays }: AnsweringClock): string {
  if (ahead === 1) return t('answering.tomorrow', { time });
  const on = new Date(day);
  const weekday = weekdays[(on.getUTCDay() + 6) % 7] ?? '';
  if (ahead < 7) return t('answering.weekday', { weekday, time });
  const month = on.toLocaleDateString(language(), { month: 'long', timeZone: 'UTC' });
  return t('answering.date', { day: on.getUTCDate(), month, time });
}

/** Whether somebody answers now, until when, and from when on if nobody does. */
export function answering(hours: AnsweringClock, now: Date): Answering {
  const { days, from, to, changes, closed } = hours;
  const [day = '', time = ''] = onClock(now, changes).split('T');
  const clock = time.slice(0, 5);
  const midnight = Date.parse(day);
  const answersOn = (ahead: number) => {
    const on = new Date(midnight + ahead * DAY);
    return days.includes(on.getUTCDay() || 7) && !closed.includes(on.toISOString().slice(0, 10));
  };
  const today = answersOn(0);
  if (today && clock >= from && clock < to) {
    return { open: true, today, until: t('answering.until', { time: to }), clock };
  }
  if (today && clock < from) {
    return { open: false, today, until: t('answering.today', { time: from }), clock };
  }
  let ahead = 1;
  while (!answersOn(ahead) && ahead < HORIZON) ahead += 1;
  return { open: false, today, until: opensIn(ahead, midnight + ahead * DAY, hours), clock };
}

/** How far into the day a time is, as a share: `06:00` is `25%`. */
export function shareOfDay(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${((hours * 60 + minutes) / 14.4).toFixed(2)}%`;
}
