import { t } from '#words/words.ts';
import { addDays } from './day.ts';
import { AUDIENCES, type AudienceName } from './names.ts';
import type { Tariff } from './schema/shape.ts';
import { type ChangeList, compare } from './tariff-changes.ts';

/** A version that the public may see, with the days it holds. */
export interface Version {
  readonly tariff: Tariff;
  readonly status: 'superseded' | 'in-force' | 'announced';
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
  return t('tariff.changes', { count });
}

/** The version in force on a day; `undefined` before the first. */
export function inForce(tariffs: readonly Tariff[], day: string): Tariff | undefined {
  return tariffs
    .filter(({ effective }) => effective <= day)
    .sort((a, b) => a.effective.localeCompare(b.effective))
    .at(-1);
}

/** The versions as they stand on a day in the office's calendar. Throws before the first one. */
export function versionsOn(tariffs: readonly Tariff[], day: string): Versions {
  const current = inForce(tariffs, day);
  if (!current) throw new Error(`content/fees: no tariff is in force on ${day}`);
  const known = tariffs
    .filter(({ announced }) => announced <= day)
    .sort((a, b) => a.effective.localeCompare(b.effective));
  const now = known.indexOf(current);
  const all = known.map((tariff, index): Version => {
    const [before, after] = [known[index - 1], known[index + 1]];
    return {
      tariff,
      status: index < now ? 'superseded' : index > now ? 'announced' : 'in-force',
      until: after ? addDays(after.effective, -1) : null,
      changes: before ? compareVersions(before, tariff) : null,
    };
  });
  const [previous = null, next = null] = [known[now - 1], known[now + 1]];
  return { day, current, previous, next, all: all.reverse() };
}

/** Every pair of versions, older to newer, the newest pairs first. */
export function pairs({ all }: Versions): { readonly from: Tariff; readonly to: Tariff }[] {
  return all.flatMap(({ tariff: to }, index) =>
    all.slice(index + 1).map(({ tariff: from }) => ({ from, to })),
  );
}
