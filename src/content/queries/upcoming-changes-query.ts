import { addDays } from '#tariff/day.ts';
import { today } from '../site.ts';
import { tariffs } from '../tariffs.ts';
import { postEntries } from './blog-query.ts';
import { positionEntries } from './careers-query.ts';
import { documentsAhead } from './legal-query.ts';
import { newsEntries } from './newsroom-query.ts';
import { sourcesToRecheck } from './sources-to-recheck-query.ts';

/** The build's output is in English, whatever the site's language. */
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * The days after today on which a build of the same sources gives a different site, one per line,
 * beginning with the next: `next: 1 February 2027, tariff 2027-1`.
 */
export function upcomingDays(): string[] {
  const year = String(Number(today().slice(0, 4)) + 1);
  return [
    ...tariffs().flatMap(({ version, announced, effective }) => [
      { day: announced, what: `notice of tariff ${version}` },
      { day: effective, what: `tariff ${version}` },
    ]),
    ...[...postEntries(), ...newsEntries()].map(({ file, data }) => ({
      day: data.date,
      what: file,
    })),
    ...positionEntries().flatMap(({ file, data }) => [
      { day: data.opened, what: file },
      { day: addDays(data.closes, 1), what: `${file} is closed` },
    ]),
    ...documentsAhead().map(({ id, data }) => ({
      day: data.effective,
      what: `version ${data.version} of ${id}`,
    })),
    ...sourcesToRecheck().map(({ file, day }) => ({
      day,
      what: `a source of ${file} to be looked up again`,
    })),
    // In the copyright line.
    { day: `${year}-01-01`, what: `the year ${year}` },
  ]
    .filter(({ day }) => day > today())
    .sort((a, b) => a.day.localeCompare(b.day))
    .map(
      ({ day, what }, index) =>
        `${index === 0 ? 'next' : 'then'}: ${DAY.format(new Date(day))}, ${what}`,
    );
}
