import { weekday } from '#tariff/business-days.ts';
import type { WordingRule } from './text-rules.ts';

/** Rules on the dates in texts. */

const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December'.split(
    '|',
  );

/** Whether a date exists; `month` counts from one. */
const isDay = (year: number, month: number, day: number) => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

/** Dates must exist. */
export const EXISTING_DAYS: readonly WordingRule[] = [
  {
    pattern: new RegExp(
      String.raw`(?<![\d.,])\d{1,2}[ \u00a0](?:${MONTHS.join('|')})(?:[ \u00a0]\d{4})?\b`,
      'g',
    ),
    expected: 'this date does not exist',
    isError: ({ what }) => {
      // Without a year, one in which February has 29 days.
      const [day, month = '', year = 2024] = what.split(/[ \u00a0]/);
      return !isDay(Number(year), MONTHS.indexOf(month) + 1, Number(day));
    },
  },
  {
    pattern: /(?<![\d-]|^\s*\w+: "?)(?:19|20)\d\d-\d\d-\d\d(?![\d-])/gm,
    expected: 'this date does not exist',
    isError: ({ what }) => {
      const [year, month, day] = what.split('-').map(Number);
      return !isDay(year ?? 0, month ?? 0, day ?? 0);
    },
  },
];

const SHORT_MONTHS = MONTHS.map((name) => name.slice(0, 3));
const NAMED = String.raw`\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? (\d{1,2})(?: |\\_)(${SHORT_MONTHS.join('|')})[a-z]*(?: (\d{4}))?\b`;

/**
 * Whether a stated weekday is that of its date; without a year, of that date in an adjacent year.
 */
function agrees(written: string, year: number): boolean {
  const [, name = '', date = '', month = '', own] = new RegExp(NAMED).exec(written) ?? [];
  const years = own ? [Number(own)] : [year - 1, year, year + 1];
  const two = (number: number) => String(number).padStart(2, '0');
  const rest = `${two(SHORT_MONTHS.indexOf(month) + 1)}-${two(Number(date))}`;
  return years.some((one) => weekday(`${one}-${rest}`).startsWith(name));
}

/** Weekdays must be those of their dates; `year` is the build's. */
export const rightWeekday = (year: number): WordingRule => ({
  pattern: new RegExp(NAMED, 'g'),
  expected: 'this date falls on another day of the week',
  isError: ({ what }) => !agrees(what, year),
});
