import type { StoryStation } from '#content/schemas/about-schema.ts';
import { rails as all, type Rail } from '#tariff/rails.ts';
import { t } from '#words/words.ts';

/** A station of the story with the rails that exist by then. */
export interface Chapter extends Omit<StoryStation, 'state'> {
  readonly state: StoryStation['state'] | 'now';
  /** The year, at its first station; otherwise null. */
  readonly year: string | null;
  /** The state, from here on, of each rail that exists. */
  readonly lines: { readonly [rail in Rail]?: 'lit' | 'rest' };
  /** The index of the first rail that the station is on, and the number of rails it spans. */
  readonly first: number;
  readonly span: number;
}

type StationOrToday = Omit<StoryStation, 'state'> & Pick<Chapter, 'state'>;
const today = (): StationOrToday => ({
  date: '',
  label: t('company.today'),
  text: '',
  state: 'now',
});

/**
 * Turns the stations of the story into chapters. A rail exists from the station that opens it. That
 * station is on the new rail, one that names `rails` on those, and any other on all rails that
 * exist. Today is inserted before the first announced station; from there on the rails are unlit.
 */
export function chapters(stations: readonly StoryStation[]): Chapter[] {
  const withToday: StationOrToday[] = [...stations];
  const coming = stations.findIndex(({ state }) => state === 'announced');
  if (coming > 0) withToday.splice(coming, 0, today());
  return withToday.map((station, index): Chapter => {
    const past = withToday.slice(0, index);
    const rails = all().filter((rail) => [...past, station].some(({ opens }) => opens === rail));
    const after = station.state === 'done' ? 'lit' : 'rest';
    const concerned = rails.filter((rail) => station.rails?.includes(rail) ?? true);
    const on = station.opens ? [station.opens] : concerned;
    const year = station.date.slice(0, 4);
    return {
      ...station,
      year: past.some(({ date }) => date.startsWith(year)) ? null : year,
      lines: Object.fromEntries(rails.map((rail) => [rail, after])),
      // A station before the first rail is on the middle one.
      first: on[0] === undefined ? Math.floor((all().length - 1) / 2) : all().indexOf(on[0]),
      span: Math.max(1, on.length),
    };
  });
}
