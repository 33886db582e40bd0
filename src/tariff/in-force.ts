import { addDays } from './day.ts';
import type { Tariff } from './schema/tariff.ts';

/** Where a version stands on a day. An unannounced one is not shown to anybody. */
export type Status = 'superseded' | 'in-force' | 'announced' | 'unannounced';

function byEffective(tariffs: readonly Tariff[]): Tariff[] {
  return [...tariffs].sort((a, b) => a.effective.localeCompare(b.effective));
}

/** The version in force on a day; `null` before the first. */
export function inForce(tariffs: readonly Tariff[], day: string): Tariff | null {
  return byEffective(tariffs).findLast(({ effective }) => effective <= day) ?? null;
}

/** The version that the one in force replaced; `null` where it was the first. */
export function superseded(tariffs: readonly Tariff[], day: string): Tariff | null {
  return (
    byEffective(tariffs)
      .filter(({ effective }) => effective <= day)
      .at(-2) ?? null
  );
}

/** The next version announced on or before a day and not yet in force; `null` where none is. */
export function announced(tariffs: readonly Tariff[], day: string): Tariff | null {
  return byEffective(tariffs).find((t) => t.announced <= day && t.effective > day) ?? null;
}

/** Every version the public may see on a day, newest first. */
export function published(tariffs: readonly Tariff[], day: string): Tariff[] {
  return byEffective(tariffs.filter((tariff) => tariff.announced <= day)).reverse();
}

/** Where one version stands among all on a day. */
export function statusOf(tariff: Tariff, tariffs: readonly Tariff[], day: string): Status {
  if (tariff.announced > day) return 'unannounced';
  if (tariff.effective > day) return 'announced';
  return inForce(tariffs, day)?.version === tariff.version ? 'in-force' : 'superseded';
}

/** The version's last day, the day before the next published one; `null` while no end is known. */
export function lastDay(tariff: Tariff, tariffs: readonly Tariff[], day: string): string | null {
  const next = byEffective(tariffs).find(
    (other) => other.announced <= day && other.effective > tariff.effective,
  );
  return next ? addDays(next.effective, -1) : null;
}
