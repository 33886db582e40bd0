import type { StoryStation } from '#content/schemas/about-schema.ts';
import { rails as all, type Rail } from '#tariff/rails.ts';
import { t } from '#words/words.ts';

/** A station of the story with the rails that exist by then. */
export interface Chapter extends Omit<StoryStation, 'state'> {
  readonly state: StoryStation['state'] | 'now';
  /** The year, where this is its first station. */
  readonly year: string | null;
  /** How each rail that exists runs on from here. */
  readonly lines: { readonly [rail in Rail]?: 'lit' | 'rest' };
  /** The first rail that the station stands on, from 0, and how many it spans. */
  readonly first: number;
  readonly span: number;
}

type Told = Omit<StoryStation, 'state'> & Pick<Chapter, 'state'>;
const today = (): Told => ({ date: '', label: t('company.today'), text: '', state: 'now' });

/**
 * Tells when each rail comes into being: at the first station that names it. A station that names
 * a rail stands on it, one that concerns some stands on those, any other on all that exist. Today
 * stands before the first thing that is only announced: from there on the rails are unlit.
 */
export function chapters(stations: readonly StoryStation[]): Chapter[] {
  const told: Told[] = [...stations];
  const coming = stations.findIndex(({ state }) => state === 'announced');
  if (coming > 0) told.splice(coming, 0, today());
  return told.map((station, index): Chapter => {
    const past = told.slice(0, index);
    const rails = all().filter((rail) => [...past, station].some(({ opens }) => opens === rail));
    const after = station.state === 'done' ? 'lit' : 'rest';
    const concerned = rails.filter((rail) => station.rails?.includes(rail) ?? true);
    const on = station.opens ? [station.opens] : concerned;
    const year = station.date.slice(0, 4);
    return {
      ...station,
      year: past.some(({ date }) => date.startsWith(year)) ? null : year,
      lines: Object.fromEntries(rails.map((rail) => [rail, after])),
      // Before the first rail, in their middle.
      first: on[0] === undefined ? Math.floor((all().length - 1) / 2) : all().indexOf(on[0]),
      span: Math.max(1, on.length),
    };
  });
}
