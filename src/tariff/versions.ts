import { t } from '#words/words.ts';
import { addDays } from './day.ts';
import { AUDIENCES, type AudienceName } from './names.ts';
import type { Tariff } from './schema/shape.ts';
import { type ChangeList, compare } from './tariff-changes.ts';

/** A public version with its dates in force. */
export interface Version {
  readonly tariff: Tariff;
  readonly status: 'superseded' | 'in-force' | 'announced';
  /** The last day in force; `null` if there is no end date. */
  readonly until: string | null;
  /** The changes from the previous version, for each audience; `null` for the first. */
  readonly changes: Comparison | null;
}

/** The differences between two versions, for each audience. */
export type Comparison = Readonly<Record<AudienceName, ChangeList>>;

/** The public versions of the tariff on one day. */
export interface Versions {
  readonly current: Tariff;
  readonly next: Tariff | null;
  readonly previous: Tariff | null;
  /** Newest first. */
  readonly all: readonly Version[];
}

export function compareVersions(from: Tariff, to: Tariff): Comparison {
  return {
    companies: compare(from, to, 'companies'),
    individuals: compare(from, to, 'individuals'),
  };
}

/** The number of differences for both audiences together: `7 changes`. */
export function changesText(comparison: Comparison): string {
  const count = AUDIENCES.reduce((sum, name) => {
    const { changes, categories } = comparison[name];
    return sum + changes.length + categories.added.length + categories.removed.length;
  }, 0);
  return t('tariff.changes', { count });
}

/** Of the versions, oldest first, the one in force on a day; `undefined` before the first. */
export const inForce = (tariffs: readonly Tariff[], day: string): Tariff | undefined =>
  tariffs.findLast(({ effective }) => effective <= day);

/**
 * Of all versions, oldest first, the public ones on a day, which is in the institution's time zone.
 * Throws before the first one is in force.
 */
export function versionsOn(tariffs: readonly Tariff[], day: string): Versions {
  const current = inForce(tariffs, day);
  if (!current) throw new Error(`content/fees: no tariff is in force on ${day}`);
  const known = tariffs.filter(({ announced }) => announced <= day);
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
  return { current, previous, next, all: all.reverse() };
}

/** Every pair of versions, older to newer, newest pairs first. */
export function pairs({ all }: Versions): { readonly from: Tariff; readonly to: Tariff }[] {
  return all.flatMap(({ tariff: to }, index) =>
    all.slice(index + 1).map(({ tariff: from }) => ({ from, to })),
  );
}
