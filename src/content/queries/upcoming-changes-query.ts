import { addDays } from '#tariff/day.ts';
import { today } from '../site.ts';
import { tariffs } from '../tariffs.ts';
import { datesOfChanges, datesOfChangesText } from '../upcoming-changes.ts';
import { postEntries } from './blog-query.ts';
import { positionEntries } from './careers-query.ts';
import { documentsAhead } from './legal-query.ts';
import { newsEntries } from './newsroom-query.ts';
import { sourcesToRecheck } from './sources-to-recheck-query.ts';

/** The coming days that will change the site built from these sources, one per line. */
export function upcomingDays(): string[] {
  const dated = [...postEntries(), ...newsEntries()].map(({ file, data }) => ({
    day: data.date,
    what: file,
  }));
  const positions = positionEntries().flatMap(({ file, data }) => [
    { day: data.opened, what: file },
    { day: addDays(data.closes, 1), what: `${file} is closed` },
  ]);
  const legal = documentsAhead().map(({ id, data }) => ({
    day: data.effective,
    what: `version ${data.version} of ${id}`,
  }));
  const again = sourcesToRecheck().map(({ file, day }) => ({
    day,
    what: `a source of ${file} to be looked up again`,
  }));
  return datesOfChangesText(
    datesOfChanges(today(), {
      tariffs: tariffs(),
      posts: [...dated, ...positions, ...legal, ...again],
    }),
  );
}
