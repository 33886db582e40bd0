import { t } from '#words/words.ts';
import { findLine } from './lines.ts';
import { formatCount, formatRoundMoney } from './money.ts';
import { type Channel, channels } from './names.ts';
import type { LimitEntry, Limits } from './schema/limits-schema.ts';
import type { Tariff } from './schema/shape.ts';

/** A limit or a time, ready to be shown. */
export interface Limit {
  readonly id: string;
  readonly label: string;
  readonly note: string | null;
  /** Whether it says what a number cannot: `every day, any hour`. */
  readonly stated: boolean;
  /** The figure alone, for a readout: `72`. */
  readonly figure: string;
  /** What stands small beside the figure: `hours`; `null` where it needs nothing. */
  readonly unit: string | null;
  /** The figure as data, `72` or `100000.00`; `null` where it is not one number. */
  readonly value: string | null;
  /** In a sentence: `72 hours`. A count leaves its noun to the sentence: `5,000`. */
  readonly text: string;
}

type Shown = Pick<Limit, 'figure' | 'unit' | 'value' | 'text'>;

function withUnit(figure: string, unit: string, value: string | null = null): Shown {
  return { figure, unit, value, text: `${figure} ${unit}` };
}

/** The quantity that a tariff line's price includes, the same in every category. */
function includedIn(tariff: Tariff | undefined, lineId: string): number {
  if (!tariff) throw new Error(`limits: ${lineId} needs a tariff`);
  const price = Object.values(findLine(tariff, lineId)?.line.prices ?? {})[0];
  if (price?.kind === 'included') return price.quantity;
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
  const count = 'count' in entry ? entry.count : includedIn(tariff, entry.includedIn);
  const figure = formatCount(count);
  return { figure, unit: entry.unit, value: String(count), text: figure };
}

/**
 * The texts of the limits that no tariff decides, by id. What a price includes is left out, since
 * it differs between versions.
 */
export function limitTexts(limits: Limits): Record<string, string> {
  const own = Object.entries(limits.limits).filter(([, entry]) => !('includedIn' in entry));
  return Object.fromEntries(own.map(([id, entry]) => [id, shown(entry, limits).text]));
}

/** Every limit ready to be shown; what a price includes is read from the tariff in force. */
export function resolveLimits(limits: Limits, tariff: Tariff): Limit[] {
  return Object.entries(limits.limits).map(([id, entry]) => ({
    id,
    label: entry.label,
    note: entry.note ?? null,
    stated: 'stated' in entry,
    ...shown(entry, limits, tariff),
  }));
}

/** One limit by id. Throws with the known ids when there is none. */
export function limitById(resolved: readonly Limit[], id: string): Limit {
  const found = resolved.find((limit) => limit.id === id);
  if (found) return found;
  throw new Error(
    `no limit ${id}; expected one of ${resolved.map((limit) => limit.id).join(', ')}`,
  );
}

/** A row of the table of cut-off and execution times. */
export interface CutOff {
  readonly rail: Channel;
  readonly label: string;
  readonly currencies: string;
  readonly cutoff: Limit;
  readonly execution: Limit;
  readonly note: string | null;
}

/** The table of cut-off and execution times, in the order the rails always stand in. */
export function cutOffs(limits: Limits, tariff: Tariff): CutOff[] {
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
