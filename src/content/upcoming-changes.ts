/** A day on which something happens, and what. */
export interface Event {
  readonly day: string;
  readonly what: string;
}

/** The dated content, past and future: tariffs, posts, announcements and positions. */
interface Dated {
  readonly tariffs: readonly Record<'version' | 'announced' | 'effective', string>[];
  readonly posts: readonly Event[];
}

/**
 * The days after today on which a build of the same sources gives a different site: announced and
 * effective dates of tariffs, dates of posts, announcements and positions, and the new year in the
 * copyright line.
 */
export function datesOfChanges(today: string, { tariffs, posts }: Dated): Event[] {
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

/** The build's output is in English, whatever the site's language. */
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * The days as text, one per line, beginning with the next: `next: 1 February 2027, tariff 2027-1`.
 */
export function datesOfChangesText(events: readonly Event[]): string[] {
  return events.map(
    ({ day, what }, index) =>
      `${index === 0 ? 'next' : 'then'}: ${DAY.format(new Date(day))}, ${what}`,
  );
}
