import { t } from '#words/words.ts';
import { findLine } from './lines.ts';
import { formatCount, formatRoundMoney } from './money.ts';
import { channels } from './names.ts';
import type { LimitEntry, Limits } from './schema/limits-schema.ts';
import type { Tariff } from './schema/shape.ts';

/** A limit or a time, formatted for display. */
export interface Limit {
  readonly id: string;
  readonly label: string;
  readonly note: string | null;
  /** Whether it is stated in words because no number can express it: `every day, any hour`. */
  readonly stated: boolean;
  /** The figure alone, to be set large: `72`. */
  readonly figure: string;
  /** The unit, set small beside the figure: `hours`; `null` if there is none. */
  readonly unit: string | null;
  /** The figure as data, `72` or `100000.00`; `null` if it is not a single number. */
  readonly value: string | null;
  /**
   * For use in a sentence: `72 hours`; a count is without its noun, which the sentence states:
   * `5,000`.
   */
  readonly text: string;
}

type Shown = Pick<Limit, 'figure' | 'unit' | 'value' | 'text'>;

function withUnit(figure: string, unit: string, value: string | null = null): Shown {
  return { figure, unit, value, text: `${figure} ${unit}` };
}

/** The quantities that a tariff line's prices include, one for each category. */
function includedIn(tariff: Tariff | undefined, lineId: string): number[] {
  if (!tariff) throw new Error(`limits: ${lineId} needs a tariff`);
  const prices = Object.values(findLine(tariff, lineId)?.line.prices ?? {});
  const quantities = prices.flatMap((price) => (price.kind === 'included' ? price.quantity : []));
  if (quantities.length > 0) return quantities;
  throw new Error(`limits: ${lineId} includes nothing in tariff ${tariff.version}`);
}

function shown(entry: LimitEntry, limits: Limits, tariff?: Tariff): Shown {
  if ('time' in entry) return withUnit(entry.time, limits.clock.label);
  if ('measure' in entry) {
    return withUnit(formatCount(entry.measure), entry.unit, String(entry.measure));
  }
  if ('from' in entry) {
    return withUnit(`${formatCount(entry.from)}–${formatCount(entry.to)}`, entry.unit);
  }
  if ('rate' in entry) {
    return withUnit(
      formatCount(entry.rate),
      t('tariff.rate', { unit: entry.unit, per: entry.per }),
      String(entry.rate),
    );
  }
  if ('stated' in entry) {
    return { figure: entry.stated, unit: null, value: null, text: entry.stated };
  }
  if ('amount' in entry) {
    const text = formatRoundMoney(entry.amount, limits.currency);
    return { figure: text, unit: null, value: entry.amount, text };
  }
  const counts = 'count' in entry ? [entry.count] : includedIn(tariff, entry.includedIn);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  if (least < most) {
    const figure = `${formatCount(least)}–${formatCount(most)}`;
    return { figure, unit: entry.unit, value: null, text: figure };
  }
  const figure = formatCount(least);
  return { figure, unit: entry.unit, value: String(least), text: figure };
}

/**
 * The texts of limits that do not depend on a tariff, by id. Quantities included in a price are
 * left out, since they differ between versions.
 */
export function limitTexts(limits: Limits): Record<string, string> {
  const own = Object.entries(limits.limits).filter(([, entry]) => !('includedIn' in entry));
  return Object.fromEntries(own.map(([id, entry]) => [id, shown(entry, limits).text]));
}

/** Every limit, formatted; quantities included in a price are read from the given tariff. */
export function resolveLimits(limits: Limits, tariff: Tariff): Limit[] {
  return Object.entries(limits.limits).map(([id, entry]) => ({
    id,
    label: entry.label,
    note: entry.note ?? null,
    stated: 'stated' in entry,
    ...shown(entry, limits, tariff),
  }));
}

/** One limit by id. Throws an error with the known ids if there is none. */
export function limitById(resolved: readonly Limit[], id: string): Limit {
  const found = resolved.find((limit) => limit.id === id);
  if (found) return found;
  throw new Error(
    `no limit ${id}; expected one of ${resolved.map((limit) => limit.id).join(', ')}`,
  );
}

/** The rows of the table of cut-off and execution times, in the order of the rails. */
export function cutOffs(limits: Limits, tariff: Tariff) {
  const resolved = resolveLimits(limits, tariff);
  return channels().flatMap((rail) => {
    const times = limits.rails[rail];
    if (!times) return [];
    const { label, currencies, cutoff, execution, note } = times;
    return {
      rail,
      label,
      currencies,
      cutoff: limitById(resolved, cutoff),
      execution: limitById(resolved, execution),
      note: note ?? null,
    };
  });
}

export type CutOff = ReturnType<typeof cutOffs>[number];
