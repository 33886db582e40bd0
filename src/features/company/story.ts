import type { StoryStation } from '../../content/schemas/about.ts';
import { RAILS, type Rail } from '../../tariff/rails.ts';

/** A rail's run through one station of the story. */
export interface Run {
  readonly rail: Rail;
  /** Above and below the station. */
  readonly before: 'none' | 'lit' | 'rest';
  readonly after: 'lit' | 'rest';
}

/** A station of the story with the rails that exist by then. */
export interface Chapter extends Omit<StoryStation, 'state'> {
  readonly state: StoryStation['state'] | 'now';
  /** The year, where this is its first station. */
  readonly year: string | null;
  readonly runs: readonly Run[];
  /** The first rail that the station stands on, from 0, and how many it spans. */
  readonly first: 0 | 1 | 2;
  readonly span: 1 | 2 | 3;
}

type Told = Omit<StoryStation, 'state'> & Pick<Chapter, 'state'>;
const TODAY: Told = { date: '', label: 'Today', text: '', state: 'now' };

/**
 * Tells when each rail comes into being: at the first station that names it. A station that names
 * a rail stands on it, one that concerns some stands on those, any other on all that exist. Today stands before the first thing that is
 * only announced: from there on the rails are unlit.
 */
export function chapters(stations: readonly StoryStation[]): Chapter[] {
  const told: Told[] = [...stations];
  const coming = stations.findIndex(({ state }) => state === 'announced');
  if (coming > 0) told.splice(coming, 0, TODAY);
  const opened = (rail: Rail) => told.findIndex(({ line }) => line === rail);
  return told.map((station, index): Chapter => {
    const rails = RAILS.filter((rail) => opened(rail) >= 0 && opened(rail) <= index);
    const runs = rails.map(
      (rail): Run => ({
        rail,
        before: opened(rail) === index ? 'none' : station.state === 'announced' ? 'rest' : 'lit',
        after: station.state === 'done' ? 'lit' : 'rest',
      }),
    );
    const concerned = rails.filter((rail) => station.rails?.includes(rail) ?? true);
    const on: readonly Rail[] = station.line
      ? [station.line]
      : concerned.length > 0
        ? concerned
        : ['sepa'];
    const year = station.date.slice(0, 4);
    const before = told.slice(0, index).findLast(({ date }) => date !== '');
    return {
      ...station,
      year: year === '' || before?.date.slice(0, 4) === year ? null : year,
      runs,
      first: RAILS.indexOf(on[0] ?? 'sepa') as Chapter['first'],
      span: on.length as Chapter['span'],
    };
  });
}

/** A moment on the axis of the overview, in percent of its length. */
export interface Axis {
  readonly at: (day: string) => number;
  readonly years: readonly { readonly year: string; readonly x: number }[];
}

/** The time axis from the first year's beginning to a little after the last station. */
export function axis(stations: readonly StoryStation[]): Axis {
  const time = (day: string) => Date.parse(`${day}T00:00:00Z`);
  const from = Number((stations[0]?.date ?? '2000').slice(0, 4));
  const last = stations.at(-1)?.date ?? '2000-01-01';
  const start = time(`${from}-01-01`);
  const end = time(last) + 120 * 86_400_000;
  const at = (day: string) => Math.round(((time(day) - start) / (end - start)) * 10_000) / 100;
  const years: Axis['years'][number][] = [];
  for (let year = from; year <= Number(last.slice(0, 4)); year += 1) {
    years.push({ year: String(year), x: at(`${year}-01-01`) });
  }
  return { at, years };
}

/**
 * Which days the overview has room for, as the first of the `gaps` (least distances in percent of
 * the axis, wide to narrow) that a day keeps from the others: today and what opens a rail come
 * first, then the others in their order. What keeps none of them is left out.
 */
export function rooms(
  stations: readonly StoryStation[],
  today: string,
  gaps: readonly number[],
): ReadonlyMap<string, number> {
  const { at } = axis(stations);
  const kept = [at(today)];
  const found = new Map<string, number>();
  const opens = (station: StoryStation) =>
    stations.find(({ line }) => line === station.line) === station && station.line !== undefined;
  const byRank = [...stations].sort((a, b) => Number(opens(b)) - Number(opens(a)));
  gaps.forEach((gap, index) => {
    for (const { date } of byRank) {
      if (found.has(date) || kept.some((x) => Math.abs(x - at(date)) < gap)) continue;
      kept.push(at(date));
      found.set(date, index);
    }
  });
  return found;
}
