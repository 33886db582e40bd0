import type { StoryStation } from '#content/schemas/about-schema.ts';
import { RAILS, type Rail } from '#tariff/rails.ts';

/** A station of the story with the rails that exist by then. */
export interface Chapter extends Omit<StoryStation, 'state'> {
  readonly state: StoryStation['state'] | 'now';
  /** The year, where this is its first station. */
  readonly year: string | null;
  /** How each rail that exists runs on from here. */
  readonly lines: { readonly [rail in Rail]?: 'lit' | 'rest' };
  /** The first rail that the station stands on, from 0, and how many it spans. */
  readonly first: 0 | 1 | 2;
  readonly span: 1 | 2 | 3;
}

type Told = Omit<StoryStation, 'state'> & Pick<Chapter, 'state'>;
const TODAY: Told = { date: '', label: 'Today', text: '', state: 'now' };

/**
 * Tells when each rail comes into being: at the first station that names it. A station that names
 * a rail stands on it, one that concerns some stands on those, any other on all that exist. Today
 * stands before the first thing that is only announced: from there on the rails are unlit.
 */
export function chapters(stations: readonly StoryStation[]): Chapter[] {
  const told: Told[] = [...stations];
  const coming = stations.findIndex(({ state }) => state === 'announced');
  if (coming > 0) told.splice(coming, 0, TODAY);
  return told.map((station, index): Chapter => {
    const past = told.slice(0, index);
    const rails = RAILS.filter((rail) => [...past, station].some(({ opens }) => opens === rail));
    const after = station.state === 'done' ? 'lit' : 'rest';
    const concerned = rails.filter((rail) => station.rails?.includes(rail) ?? true);
    const on = station.opens
      ? [station.opens]
      : concerned.length > 0
        ? concerned
        : ['sepa' as const];
    const year = station.date.slice(0, 4);
    return {
      ...station,
      year: past.some(({ date }) => date.startsWith(year)) ? null : year,
      lines: Object.fromEntries(rails.map((rail) => [rail, after])),
      first: RAILS.indexOf(on[0] ?? 'sepa') as Chapter['first'],
      span: on.length as Chapter['span'],
    };
  });
}

/** The days of a time axis in percent of its length: from the first year to a little after the last station. */
export function axis(stations: readonly StoryStation[]) {
  const time = (day: string) => Date.parse(`${day}T00:00:00Z`);
  const first = Number((stations[0]?.date ?? '2000').slice(0, 4));
  const last = stations.at(-1)?.date ?? '2000-01-01';
  const start = time(`${first}-01-01`);
  const end = time(last) + 120 * 86_400_000;
  const at = (day: string) => Math.round(((time(day) - start) / (end - start)) * 10_000) / 100;
  const years = Array.from({ length: Number(last.slice(0, 4)) - first + 1 }, (_, index) => {
    const year = String(first + index);
    return { year, x: at(`${year}-01-01`) };
  });
  return { at, years };
}

/**
 * Which days the overview has room for, each with the first of the `rooms` (by their `gap`, the least
 * distance in percent of the axis, wide to narrow) in which it keeps clear of the others: today and
 * what opens a rail come first, then the others in their order. What keeps clear in none is left out.
 */
export function placed<Room extends { readonly gap: number }>(
  stations: readonly StoryStation[],
  today: string,
  rooms: readonly Room[],
): ReadonlyMap<string, Room> {
  const { at } = axis(stations);
  const kept = [at(today)];
  const found = new Map<string, Room>();
  const isOpening = (station: StoryStation) =>
    station.opens && stations.find((one) => one.opens === station.opens) === station ? 1 : 0;
  const byRank = [...stations].sort((a, b) => isOpening(b) - isOpening(a));
  for (const room of rooms) {
    for (const { date } of byRank) {
      if (found.has(date) || kept.some((x) => Math.abs(x - at(date)) < room.gap)) continue;
      kept.push(at(date));
      found.set(date, room);
    }
  }
  return found;
}
