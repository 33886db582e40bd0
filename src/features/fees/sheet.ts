import { type Change, type ChangeList, compare } from '../../tariff/changes.ts';
import { isFigure, type PriceParts, priceParts, priceText } from '../../tariff/describe.ts';
import type { CutOff, Limit } from '../../tariff/limits.ts';
import { countPrices } from '../../tariff/lines.ts';
import type { AudienceName } from '../../tariff/names.ts';
import type { Category, Footnote, Group, Tariff, TariffLine } from '../../tariff/schema/tariff.ts';
import { journey, type Leg } from './journey.ts';

/** One price of a row. */
export interface Cell {
  readonly category: string;
  readonly price: PriceParts;
  /** Whether the price begins with a figure, not with a word. */
  readonly figure: boolean;
  /** The announced price, where it differs. */
  readonly next: string | null;
}

/** One line of the tariff, ready to be shown. */
export interface Row {
  readonly id: string;
  readonly label: string;
  readonly note: string | null;
  /** What bounds it: `Rows in one file: 5,000`. */
  readonly limit: string | null;
  readonly footnotes: readonly number[];
  readonly cells: readonly Cell[];
  /** Is not in the announced version any more. */
  readonly ends: boolean;
  /** What the filter looks in. */
  readonly text: string;
}

export interface SheetGroup {
  readonly id: string;
  readonly title: string;
  readonly note: string | null;
  /** Cut-off and execution, where it is a payment: `Cut-off 15:30 CET, executed in 1 business day`. */
  readonly times: string | null;
  readonly leg: Leg;
  readonly rows: readonly Row[];
}

/** A version's prices for one audience as the page shows them. */
export interface Sheet {
  readonly audience: AudienceName;
  readonly version: string;
  readonly effective: string;
  /** The last day in force, where that is over. */
  readonly until: string | null;
  readonly categories: readonly Category[];
  readonly groups: readonly SheetGroup[];
  readonly footnotes: readonly Footnote[];
  readonly remarks: readonly string[];
  readonly counts: { readonly lines: number; readonly prices: number };
  /** What the announced version changes. */
  readonly changes: ChangeList | null;
  /** The day from which the announced version holds. */
  readonly nextDay: string | null;
}

interface Facts {
  /** The last day in force of a version that is over. */
  readonly until?: string | null;
  /** The announced version, whose prices stand beside those that they will replace. */
  readonly next: Tariff | null;
  readonly limits: readonly Limit[];
  readonly cutOffs: readonly CutOff[];
}

/** Groups about the account as such, or about money on any rail, concern all three lines. */
const SHARED = ['account', 'exchange'];

function timesOf(group: Group, cutOffs: readonly CutOff[]): string | null {
  const found = cutOffs.find(({ rail }) => rail === group.rail);
  if (!found) return null;
  const { cutoff, execution } = found;
  const until = cutoff.stated
    ? cutoff.text.replace(/^./, (first) => first.toUpperCase())
    : `Cut-off ${cutoff.text}`;
  return `${until}, executed in ${execution.text}`;
}

function limitText(line: TariffLine, limits: readonly Limit[]): string | null {
  const priced = Object.values(line.prices).some(({ kind }) => kind === 'included');
  const limit = priced ? null : limits.find(({ id }) => id === line.limit);
  if (!limit) return null;
  const short = limit.unit !== null && limit.label.toLowerCase().includes(limit.unit.toLowerCase());
  return `${limit.label}: ${short ? limit.figure : limit.text}`;
}

function changeFor(changes: readonly Change[], line: string, category: string): Change | undefined {
  return changes.find(
    ({ lineId, categories }) => lineId === line && categories.some(({ id }) => id === category),
  );
}

/** The announced price; the figure alone where all that qualifies it stays. */
function nextText(change: Change | undefined, now: PriceParts, tariff: Tariff): string | null {
  if (change?.kind !== 'changed') return null;
  const { main, detail } = priceParts(change.after, tariff.currency);
  return detail === now.detail ? main : priceText(change.after, tariff.currency);
}

function rowOf(
  line: TariffLine,
  categories: readonly Category[],
  changes: readonly Change[],
  facts: Facts & { readonly tariff: Tariff; readonly group: Group },
): Row {
  const { tariff, limits, group } = facts;
  const cells = categories.flatMap(({ id }): Cell[] => {
    const price = line.prices[id];
    if (!price) return [];
    const change = changeFor(changes, line.id, id);
    const parts = priceParts(price, tariff.currency);
    return [
      {
        category: id,
        price: parts,
        figure: isFigure(price),
        next: nextText(change, parts, tariff),
      },
    ];
  });
  const limit = limitText(line, limits);
  return {
    id: line.id,
    label: line.label,
    note: line.note,
    limit,
    footnotes: line.footnotes,
    cells,
    ends: changes.some(({ kind, lineId }) => kind === 'removed' && lineId === line.id),
    text: [group.title, line.label, line.note, limit, line.id.replaceAll('-', ' ')]
      .filter(Boolean)
      .join(' '),
  };
}

/** A version's prices for one audience, with the announced ones beside them. */
export function sheetOf(tariff: Tariff, audience: AudienceName, facts: Facts): Sheet {
  const { categories, groups, footnotes } = tariff[audience];
  const changes = facts.next ? compare(tariff, facts.next, audience) : null;
  const legs = journey(groups.map(({ id, rail }) => ({ rail, shared: SHARED.includes(id) })));
  return {
    audience,
    version: tariff.version,
    effective: tariff.effective,
    until: facts.until ?? null,
    categories,
    groups: groups.map((group, index) => ({
      id: group.id,
      title: group.title,
      note: group.note,
      times: timesOf(group, facts.cutOffs),
      leg: legs[index] as Leg,
      rows: group.lines.map((line) =>
        rowOf(line, categories, changes?.changes ?? [], { ...facts, tariff, group }),
      ),
    })),
    footnotes,
    remarks: tariff.remarks,
    counts: countPrices(tariff[audience]),
    changes,
    nextDay: facts.next?.effective ?? null,
  };
}
