const DAY = 24 * 60 * 60 * 1000;

/** So many days before its last one a file has to be given a new one. */
const AHEAD = 30;
/** RFC 9116, section 2.5.5: less than a year into the future. */
const LONGEST = 365;

/** What is wrong with the day on which `security.txt` expires; nothing while it holds long enough. */
export function expiryFault(expires: string, today: string): string | undefined {
  const days = (Date.parse(expires) - Date.parse(today)) / DAY;
  if (days <= AHEAD) {
    return `security.expires is ${expires}: expected a day more than ${AHEAD} days ahead`;
  }
  if (days > LONGEST) {
    return `security.expires is ${expires}: expected a day within a year`;
  }
  return undefined;
}
