import { type ChangeList, compare } from './changes.ts';
import {
  announced,
  inForce,
  lastDay,
  published,
  type Status,
  statusOf,
  superseded,
} from './in-force.ts';
import { AUDIENCES, type AudienceName } from './names.ts';
import type { Tariff } from './schema/tariff.ts';

/** A version that the public may see, with the days it holds. */
export interface Version {
  readonly tariff: Tariff;
  readonly status: Exclude<Status, 'unannounced'>;
  /** The last day in force; `null` while no end is known. */
  readonly until: string | null;
  /** What it changed against the version before, for each audience; `null` for the first. */
  readonly changes: Comparison | null;
}

/** What differs between two versions, for each audience. */
export type Comparison = Readonly<Record<AudienceName, ChangeList>>;

/** Everything the public may see of the tariff on one day. */
export interface Versions {
  readonly day: string;
  readonly current: Tariff;
  readonly next: Tariff | null;
  readonly previous: Tariff | null;
  /** Newest first. */
  readonly all: readonly Version[];
}

export function compareVersions(from: Tariff, to: Tariff): Comparison {
  const [companies, individuals] = AUDIENCES.map((audience) => compare(from, to, audience)) as [
    ChangeList,
    ChangeList,
  ];
  return { companies, individuals };
}

/** How much differs for either audience: `7 changes`. */
export function changesText(comparison: Comparison): string {
  const count = AUDIENCES.reduce((sum, name) => {
    const { changes, categories } = comparison[name];
    return sum + changes.length + categories.added.length + categories.removed.length;
  }, 0);
  return count === 1 ? '1 change' : `${count} changes`;
}

/** The versions as they stand on a day in the office's calendar. Throws before the first one. */
export function versionsOn(tariffs: readonly Tariff[], day: string): Versions {
  const current = inForce(tariffs, day);
  if (!current) throw new Error(`content/fees: no tariff is in force on ${day}`);
  const seen = published(tariffs, day);
  return {
    day,
    current,
    next: announced(tariffs, day),
    previous: superseded(tariffs, day),
    all: seen.map((tariff, index) => {
      const before = seen[index + 1];
      return {
        tariff,
        status: statusOf(tariff, tariffs, day) as Version['status'],
        until: lastDay(tariff, tariffs, day),
        changes: before ? compareVersions(before, tariff) : null,
      };
    }),
  };
}

/** Every pair of versions, older to newer, the newest pairs first. */
export function pairs({ all }: Versions): { readonly from: Tariff; readonly to: Tariff }[] {
  return all.flatMap(({ tariff: to }, index) =>
    all.slice(index + 1).map(({ tariff: from }) => ({ from, to })),
  );
}
