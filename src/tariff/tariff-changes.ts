import { insideSentence } from '#words/formats.ts';
import { t } from '#words/words.ts';
import { type Direction, difference, direction } from './direction.ts';
import { type LineWithGroup, lineIn, linesWithGroups } from './lines.ts';
import type { Currency } from './money.ts';
import type { AudienceName } from './names.ts';
import type { Audience, Category, Price, Tariff, TariffLine } from './schema/shape.ts';

type Label = Pick<Category, 'id' | 'label'>;

/** What became of a price. */
export type Outcome = 'added' | 'removed' | Direction;

/** A changed price, or several equal ones, between two versions. */
export interface Change {
  readonly lineId: string;
  readonly label: string;
  readonly group: string;
  /** The categories concerned; `everyCategory` is true if they are all of them. */
  readonly categories: readonly Label[];
  readonly everyCategory: boolean;
  /** The old price; `null` for a new line. */
  readonly before: Price | null;
  /** The new price; `null` for a line that is no longer offered. */
  readonly after: Price | null;
  readonly outcome: Outcome;
  /** By how much the price changed, if one figure expresses it. */
  readonly difference: string | null;
}

/** What differs between two versions for one audience. */
export interface ChangeList extends Pick<Tariff, 'categoryLabel'> {
  /** The currency of both versions' prices. */
  readonly currency: Currency;
  /** Whole categories added or removed; prices are compared in the categories that both have. */
  readonly categories: {
    readonly added: readonly Label[];
    readonly removed: readonly Label[];
  };
  /** In the order of the newer tariff, removed lines last. */
  readonly changes: readonly Change[];
  /** The numbers of lines added and removed, and of prices changed and unchanged. */
  readonly counts: {
    readonly added: number;
    readonly removed: number;
    readonly changed: number;
    readonly unchanged: number;
  };
}

function outcomeOf(before: Price | null, after: Price | null): Outcome {
  if (before === null || after === null) return before === null ? 'added' : 'removed';
  return direction(before, after);
}

/**
 * The changes of one line; categories with the same old and new price are combined. Prices are
 * compared as JSON, since their keys are always in the order of the schema.
 */
function lineChanges(
  { group, line }: LineWithGroup,
  lines: Readonly<Record<'before' | 'after', TariffLine | null>>,
  categories: readonly Label[],
  currency: Currency,
): Change[] {
  const cells = categories.map((category) => ({
    category,
    before: lines.before?.prices[category.id] ?? null,
    after: lines.after?.prices[category.id] ?? null,
  }));
  const alike = Map.groupBy(cells, ({ before, after }) => JSON.stringify([before, after]));
  return [...alike.values()].flatMap((set) => {
    const { before = null, after = null } = set[0] ?? {};
    if (JSON.stringify(before) === JSON.stringify(after)) return [];
    return {
      lineId: line.id,
      label: line.label,
      group: group.title,
      categories: set.map(({ category }) => category),
      everyCategory: set.length === cells.length,
      before,
      after,
      outcome: outcomeOf(before, after),
      difference: before && after && difference(before, after, currency),
    };
  });
}

/** The categories of one version that the other lacks, and those that both have. */
function split(of: Audience, other: Audience): { alone: Label[]; shared: Label[] } {
  const isShared = ({ id }: Label) => other.categories.some((category) => category.id === id);
  const labels = of.categories.map(({ id, label }) => ({ id, label }));
  return {
    alone: labels.filter((label) => !isShared(label)),
    shared: labels.filter(isShared),
  };
}

/** The differences between two versions for one audience, all computed. */
export function compare(from: Tariff, to: Tariff, audience: AudienceName): ChangeList {
  const [older, newer] = [from[audience], to[audience]];
  const { currency, categoryLabel } = to;
  const { alone: added, shared } = split(newer, older);
  const now = linesWithGroups(newer).map((placed) => {
    const before = lineIn(older, placed.line.id)?.line ?? null;
    const lines = { before, after: placed.line };
    return { before, changes: lineChanges(placed, lines, shared, currency) };
  });
  const gone = linesWithGroups(older).filter(({ line }) => !lineIn(newer, line.id));
  const changes = [
    ...now.flatMap((line) => line.changes),
    ...gone.flatMap((placed) =>
      lineChanges(placed, { before: placed.line, after: null }, shared, currency),
    ),
  ];
  const kept = now.filter(({ before }) => before !== null);
  const changed = kept
    .flatMap((line) => line.changes)
    .reduce((total, { categories }) => total + categories.length, 0);
  return {
    currency,
    categoryLabel,
    categories: { added, removed: split(older, newer).alone },
    changes,
    counts: {
      added: now.length - kept.length,
      removed: gone.length,
      changed,
      unchanged: kept.length * shared.length - changed,
    },
  };
}

/** The counts as text, each with non-breaking spaces: `1 line added, 2 prices changed`. */
export function countsText({ categories, categoryLabel, counts }: ChangeList): string {
  const [comes, goes] = [categories.added.length, categories.removed.length];
  const named = (count: number) => ({
    count,
    name: insideSentence((count === 1 ? categoryLabel?.one : categoryLabel?.many) ?? ''),
  });
  const parts = [
    comes > 0 &&
      (categoryLabel
        ? t('tariff.columnsAdded', named(comes))
        : t('tariff.categoriesAdded', { count: comes })),
    goes > 0 &&
      (categoryLabel
        ? t('tariff.columnsRemoved', named(goes))
        : t('tariff.categoriesRemoved', { count: goes })),
    counts.added > 0 && t('tariff.linesAdded', { count: counts.added }),
    counts.changed > 0 && t('tariff.pricesChanged', { count: counts.changed }),
    counts.removed > 0 && t('tariff.linesRemoved', { count: counts.removed }),
  ].flatMap((part) => (part ? [part.replaceAll(' ', '\u00a0')] : []));
  return parts.join(', ') || t('tariff.unchanged');
}
