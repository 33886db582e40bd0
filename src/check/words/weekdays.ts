import { weekday } from '#tariff/business-days.ts';
import { type ContentText, type Found, matches } from './text-rules.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const DAYS = 'Mon|Tue|Wed|Thu|Fri|Sat|Sun';
const NAMED = new RegExp(
  String.raw`\b(${DAYS})[a-z]*,? (\d{1,2})(?: |\\_)(${MONTHS.join('|')})[a-z]*(?: (\d{4}))?\b`,
  'g',
);

/**
 * Whether a stated weekday is that of its date; without a year, of that date in an adjacent year.
 */
function agrees(written: string, year: number): boolean {
  const [, name = '', date = '', month = '', own] = new RegExp(NAMED.source).exec(written) ?? [];
  const years = own ? [Number(own)] : [year - 1, year, year + 1];
  const two = (number: number) => String(number).padStart(2, '0');
  const rest = `${two(MONTHS.indexOf(month) + 1)}-${two(Number(date))}`;
  return years.some((one) => weekday(`${one}-${rest}`).startsWith(name));
}

/** Dates with a wrong weekday. `year` is the build's. */
export function wrongWeekdays(texts: readonly ContentText[], year: number): Found[] {
  return texts
    .flatMap(({ file, text }) => matches(file, text, NAMED))
    .filter(({ what }) => !agrees(what, year));
}
