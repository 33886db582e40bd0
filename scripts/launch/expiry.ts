const DAY = 24 * 60 * 60 * 1000;

/** A file must be renewed this many days before it expires. */
const AHEAD = 30;
/** RFC 9116, section 2.5.5: less than a year into the future. */
const LONGEST = 365;

/** The fault of the expiry date of `security.txt`; `undefined` if it is acceptable. */
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
