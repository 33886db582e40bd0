import { type Direction, difference, direction } from './direction.ts';
import { countPrices, findLine } from './lines.ts';
import type { AudienceName } from './names.ts';
import type { Price } from './schema/price.ts';
import type { Audience, Category, Group, Tariff, TariffLine } from './schema/tariff.ts';

interface Place {
  readonly lineId: string;
  readonly label: string;
  readonly group: string;
  /** The categories this concerns; `everyCategory` when that is all of them. */
  readonly categories: readonly Pick<Category, 'id' | 'label'>[];
  readonly everyCategory: boolean;
}

/** One price, or several that are alike, that differ between two versions. */
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
export interface ChangeList {
  readonly from: string;
  readonly to: string;
  /** In the order of the newer tariff; removed lines last. */
  readonly changes: readonly Change[];
  /** Lines added and removed, prices changed, and prices that stay as they are. */
  readonly counts: {
    readonly added: number;
    readonly removed: number;
    readonly changed: number;
    readonly unchanged: number;
  };
}

interface Cell {
  readonly category: Pick<Category, 'id' | 'label'>;
  readonly before: Price | null;
  readonly after: Price | null;
}

function cellsOf(
  categories: readonly Category[],
  before: TariffLine | null,
  after: TariffLine | null,
): Cell[] {
  return categories.map(({ id, label }) => ({
    category: { id, label },
    before: before?.prices[id] ?? null,
    after: after?.prices[id] ?? null,
  }));
}

function changeOf(place: Place, before: Price | null, after: Price | null): Change[] {
  if (before === null) return after === null ? [] : [{ ...place, kind: 'added', after }];
  if (after === null) return [{ ...place, kind: 'removed', before }];
  const facts = { direction: direction(before, after), difference: difference(before, after) };
  return [{ ...place, kind: 'changed', before, after, ...facts }];
}

/** Prices are plain data whose keys always stand in the schema's order. */
const same = (a: Price | null, b: Price | null) => JSON.stringify(a) === JSON.stringify(b);

/** The changes of one line, categories with the same old and new price taken together. */
function lineChanges(cells: readonly Cell[], line: TariffLine, group: Group): Change[] {
  const sets: Cell[][] = [];
  for (const cell of cells) {
    if (same(cell.before, cell.after)) continue;
    const alike = sets.find(
      ([first]) => first && same(first.before, cell.before) && same(first.after, cell.after),
    );
    if (alike) alike.push(cell);
    else sets.push([cell]);
  }
  return sets.flatMap((set) => {
    const [first] = set;
    if (!first) return [];
    const place: Place = {
      lineId: line.id,
      label: line.label,
      group: group.title,
      categories: set.map(({ category }) => category),
      everyCategory: set.length === cells.length,
    };
    return changeOf(place, first.before, first.after);
  });
}

function allCategories(from: Audience, to: Audience): Category[] {
  const gone = from.categories.filter(({ id }) => !to.categories.some((other) => other.id === id));
  return [...to.categories, ...gone];
}

/** Computes what differs between two versions for one audience; nothing of it is written by hand. */
export function compare(from: Tariff, to: Tariff, audience: AudienceName): ChangeList {
  const [older, newer] = [from[audience], to[audience]];
  const categories = allCategories(older, newer);
  const kept = newer.groups.flatMap((group) =>
    group.lines.flatMap((line) => {
      const before = findLine(older, line.id)?.line ?? null;
      return lineChanges(cellsOf(categories, before, line), line, group);
    }),
  );
  const gone = older.groups.flatMap((group) =>
    group.lines.flatMap((line) =>
      findLine(newer, line.id) ? [] : lineChanges(cellsOf(categories, line, null), line, group),
    ),
  );
  const changes = [...kept, ...gone];
  const linesOf = (kind: 'added' | 'removed') =>
    new Set(changes.flatMap((change) => (change.kind === kind ? [change.lineId] : []))).size;
  const touched = (kinds: readonly Change['kind'][]) =>
    changes
      .filter(({ kind }) => kinds.includes(kind))
      .reduce((total, { categories }) => total + categories.length, 0);
  const changed = touched(['changed']);
  return {
    from: from.version,
    to: to.version,
    changes,
    counts: {
      added: linesOf('added'),
      removed: linesOf('removed'),
      changed,
      unchanged: countPrices(newer).prices - changed - touched(['added']),
    },
  };
}

/** The counts in words, each unbroken: `1 line added, 2 prices changed`. */
export function countsText({ added, removed, changed }: ChangeList['counts']): string {
  const parts = [
    [added, 'line', 'added'],
    [changed, 'price', 'changed'],
    [removed, 'line', 'removed'],
  ] as const;
  const text = parts.flatMap(([count, what, how]) =>
    count > 0 ? [`${count}\u00a0${what}${count === 1 ? '' : 's'}\u00a0${how}`] : [],
  );
  return text.join(', ') || 'nothing changed';
}
