import { insideSentence } from '#words/formats.ts';
import { t } from '#words/words.ts';
import { type Direction, difference, direction } from './direction.ts';
import { lineIn, linesWithGroups } from './lines.ts';
import type { Currency } from './money.ts';
import type { AudienceName } from './names.ts';
import type { Audience, Category, Group, Price, Tariff, TariffLine } from './schema/shape.ts';

type Label = Pick<Category, 'id' | 'label'>;

interface Place {
  readonly lineId: string;
  readonly label: string;
  readonly group: string;
  /** The categories concerned; `everyCategory` is true if they are all of them. */
  readonly categories: readonly Label[];
  readonly everyCategory: boolean;
}

/** A changed price, or several equal ones, between two versions. */
export type Change =
  | (Place & { readonly kind: 'added'; readonly after: Price })
  | (Place & { readonly kind: 'removed'; readonly before: Price })
  | (Place & {
      readonly kind: 'changed';
      readonly before: Price;
      readonly after: Price;
      readonly direction: Direction;
      readonly difference: string | null;
    });

/** What differs between two versions for one audience. */
export interface ChangeList extends Pick<Tariff, 'categoryLabel'> {
  /** The currency of both versions' prices. */
  readonly currency: Currency;
  readonly from: string;
  readonly to: string;
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

interface Cell {
  readonly category: Label;
  readonly before: Price | null;
  readonly after: Price | null;
}

function cellsOf(
  categories: readonly Label[],
  before: TariffLine | null,
  after: TariffLine | null,
): Cell[] {
  return categories.map((category) => ({
    category,
    before: before?.prices[category.id] ?? null,
    after: after?.prices[category.id] ?? null,
  }));
}

function changeOf(
  place: Place,
  before: Price | null,
  after: Price | null,
  currency: Currency,
): Change[] {
  if (before === null) return after === null ? [] : [{ ...place, kind: 'added', after }];
  if (after === null) return [{ ...place, kind: 'removed', before }];
  const facts = {
    direction: direction(before, after),
    difference: difference(before, after, currency),
  };
  return [{ ...place, kind: 'changed', before, after, ...facts }];
}

/** Prices are plain data whose keys are always in the order of the schema. */
const same = (a: Price | null, b: Price | null) => JSON.stringify(a) === JSON.stringify(b);

/** The changes of one line; categories with the same old and new price are combined. */
function lineChanges(
  cells: readonly Cell[],
  line: TariffLine,
  group: Group,
  currency: Currency,
): Change[] {
  const changed = cells.filter(({ before, after }) => !same(before, after));
  const alike = Map.groupBy(changed, ({ before, after }) => JSON.stringify([before, after]));
  return [...alike.values()].flatMap((set) => {
    const place: Place = {
      lineId: line.id,
      label: line.label,
      group: group.title,
      categories: set.map(({ category }) => category),
      everyCategory: set.length === cells.length,
    };
    return changeOf(place, set[0]?.before ?? null, set[0]?.after ?? null, currency);
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
  const now = linesWithGroups(newer).map(({ group, line }) => {
    const before = lineIn(older, line.id)?.line ?? null;
    return { before, changes: lineChanges(cellsOf(shared, before, line), line, group, currency) };
  });
  const gone = linesWithGroups(older).filter(({ line }) => !lineIn(newer, line.id));
  const changes = [
    ...now.flatMap((line) => line.changes),
    ...gone.flatMap(({ group, line }) =>
      lineChanges(cellsOf(shared, line, null), line, group, currency),
    ),
  ];
  const kept = now.filter(({ before }) => before !== null);
  const changed = kept
    .flatMap((line) => line.changes)
    .reduce((total, { categories }) => total + categories.length, 0);
  return {
    currency,
    categoryLabel,
    from: from.version,
    to: to.version,
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
