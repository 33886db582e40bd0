/** A day on which something happens, and what. */
export interface Event {
  readonly day: string;
  readonly what: string;
}

/** What is dated: tariffs, posts, announcements and positions, past and to come. */
interface Dated {
  readonly tariffs: readonly Record<'version' | 'announced' | 'effective', string>[];
  readonly posts: readonly Event[];
}

/**
 * The days after today on which a build of the same sources differs in what it says: tariffs
 * announced and in force, what is published or opens later, and the year of the copyright line.
 */
export function comingDays(today: string, { tariffs, posts }: Dated): Event[] {
  const year = String(Number(today.slice(0, 4)) + 1);
  return [
    ...tariffs.map(({ version, announced }) => ({
      day: announced,
      what: `notice of tariff ${version}`,
    })),
    ...tariffs.map(({ version, effective }) => ({ day: effective, what: `tariff ${version}` })),
    ...posts,
    { day: `${year}-01-01`, what: `the year ${year}` },
  ]
    .filter(({ day }) => day > today)
    .sort((a, b) => a.day.localeCompare(b.day));
}

/** A build speaks English, whatever the site does. */
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** The days in words, the first of them as the next: `next: 1 February 2027, tariff 2027-1`. */
export function comingDaysText(events: readonly Event[]): string[] {
  return events.map(
    ({ day, what }, index) =>
      `${index === 0 ? 'next' : 'then'}: ${DAY.format(new Date(day))}, ${what}`,
  );
}
