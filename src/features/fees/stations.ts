import type { StationState } from '#drawings/lines/station.tsx';
import type { Version, Versions } from '#tariff/versions.ts';

/** A station of the versions' line, or the hairline of today. */
export interface DatedStation {
  readonly key: string;
  readonly day: string;
  /** Whole months to the next station; the last has the room that is left. */
  readonly months: number;
  readonly version: Version | null;
  readonly state: StationState;
}

const STATES = {
  superseded: 'done',
  'in-force': 'now',
  announced: 'announced',
} as const;

/** The room a label needs, and the most that empty time gets, in months. */
const LEAST = 2;
const MOST = 9;
const DAYS_A_MONTH = 30.4;

function monthsBetween(from: string, to: string): number {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  return Math.min(MOST, Math.max(LEAST, Math.round(days / DAYS_A_MONTH)));
}

/** The versions by the day they come into force, with today among them; at most `count` versions. */
export function stationsOf({ all, day }: Versions, count = 4): DatedStation[] {
  const versions = all
    .slice(0, count)
    .map((version) => ({ day: version.tariff.effective, version }))
    .reverse();
  const dated = [...versions, { day, version: null }].sort(
    (a, b) => a.day.localeCompare(b.day) || Number(a.version === null) - Number(b.version === null),
  );
  return dated.map(({ day: at, version }, index) => {
    const next = dated[index + 1];
    return {
      key: version?.tariff.version ?? 'today',
      day: at,
      months: next ? monthsBetween(at, next.day) : LEAST,
      version,
      state: version ? STATES[version.status] : 'ring',
    };
  });
}
