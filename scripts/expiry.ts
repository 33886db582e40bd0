import { addDays } from '../src/tariff/day.ts';

/** So many days before its last one a file has to be given a new one. */
const AHEAD = 30;
/** RFC 9116, section 2.5.5: less than a year into the future. */
const LONGEST = 365;

/** What is wrong with the day on which `security.txt` expires; nothing while it holds long enough. */
export function expiryFault(expires: string, today: string): string | undefined {
  if (expires <= addDays(today, AHEAD)) {
    return `security.expires is ${expires}: expected a day more than ${AHEAD} days ahead`;
  }
  if (expires > addDays(today, LONGEST)) {
    return `security.expires is ${expires}: expected a day within a year`;
  }
  return undefined;
}
