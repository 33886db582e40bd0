import { shortMonth, shortWeekday } from '#words/formats.ts';
import { t } from '#words/words.ts';

/** The columns of a cover's grid. */
export const COLUMNS = 24;

/** The index of a short weekday or month name of the current language, from 0; -1 if it is none. */
const numberOf = (name: string, count: number, nameOf: (index: number) => string): number =>
  Array.from({ length: count }, (_, index) => nameOf(index).toLowerCase()).indexOf(
    name.replace('.', '').toLowerCase(),
  );
const weekdayOf = (name: string) => numberOf(name, 7, (index) => shortWeekday(index + 1));
const monthOf = (name: string) =>
  numberOf(name, 12, (index) => shortMonth(new Date(Date.UTC(2024, index, 1))));

interface Time {
  /** Only times of the same scale can be compared. */
  readonly scale: 'seconds' | 'clock' | 'week' | 'calendar' | 'days';
  readonly value: number;
}

/** The time in a stop's `at`; `null` if it is not a time. */
export function timeOf(at: string): Time | null {
  const seconds = /^(\d+(?:\.\d+)?) s$/.exec(at);
  if (seconds) return { scale: 'seconds', value: Number(seconds[1]) };
  const day = new RegExp(`^${t('blog.day', { day: '(\\d+)' })}$`).exec(at);
  if (day) return { scale: 'days', value: Number(day[1]) };
  const clock = /^(?:(\p{L}{3,5}\.?) )?(\d{1,2}):(\d{2})$/u.exec(at);
  if (clock) {
    const weekday = clock[1] ? weekdayOf(clock[1]) : 0;
    const value = (weekday * 24 + Number(clock[2])) * 60 + Number(clock[3]);
    return weekday < 0 ? null : { scale: clock[1] ? 'week' : 'clock', value };
  }
  const [, date, month = '', year] = /^(\d{1,2}) (\p{L}{3,5}\.?) (\d{4})$/u.exec(at) ?? [];
  const index = monthOf(month);
  if (date === undefined || index < 0) return null;
  return { scale: 'calendar', value: Date.UTC(Number(year), index, Number(date)) };
}

/**
 * The position of each stop as a share of the route, 0 to 1: proportional to time if all stops have
 * rising times of one scale, otherwise evenly spaced.
 */
function shares(ats: readonly string[]): number[] {
  const even = ats.map((_, index) => (ats.length > 1 ? index / (ats.length - 1) : 0));
  const times = ats.map(timeOf);
  const first = times[0];
  const last = times.at(-1);
  if (!first || !last || last.value <= first.value) return even;
  const rising = times.every(
    (time, index) =>
      time?.scale === first.scale && time.value >= (times[index - 1]?.value ?? first.value),
  );
  if (!rising) return even;
  return times.map((time) => ((time?.value ?? 0) - first.value) / (last.value - first.value));
}

/** The columns that a label needs to the right of its stop, estimated from its length. */
function room(stop: { readonly at: string; readonly label: string }, most: number): number {
  const length = Math.max(stop.at.length, Math.min(stop.label.length, 14));
  return Math.min(Math.max(Math.ceil(length * 0.36), 2), most);
}

/**
 * Places stops on whole columns between `from` and `to`: in proportion to their times, but far
 * enough apart that labels do not touch.
 */
export function placeStops(
  stops: readonly { readonly at: string; readonly label: string }[],
  from: number,
  to: number,
): number[] {
  const most = Math.floor((to - from) / Math.max(stops.length - 1, 1));
  const gaps = stops.map((stop) => room(stop, most));
  const columns = shares(stops.map(({ at }) => at)).map((share) =>
    Math.round(from + share * (to - from)),
  );
  for (let index = 1; index < columns.length; index += 1) {
    const least = (columns[index - 1] as number) + (gaps[index - 1] as number);
    columns[index] = Math.max(columns[index] as number, least);
  }
  for (let index = columns.length - 1, most = to; index >= 0; index -= 1) {
    columns[index] = Math.min(columns[index] as number, most);
    most = (columns[index] as number) - (gaps[index - 1] ?? 0);
  }
  return columns;
}
