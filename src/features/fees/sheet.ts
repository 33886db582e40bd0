import { isFigure, type PriceParts, priceParts, priceText, sumOf } from '#tariff/describe.ts';
import type { CutOff, Limit } from '#tariff/limits.ts';
import { lineIn } from '#tariff/lines.ts';
import type { AudienceName } from '#tariff/names.ts';
import type { Audience, Group, Tariff, TariffLine } from '#tariff/schema/shape.ts';
import { type Change, type ChangeList, compare } from '#tariff/tariff-changes.ts';
import { normaliseText } from '#ui/filter/filter.ts';
import { capitalised } from '#words/formats.ts';
import { t } from '#words/words.ts';
import { type Crossing, crossings } from './crossings.ts';

/** The price of a line in one category. */
export interface Cell {
  readonly category: string;
  readonly price: PriceParts;
  /** Whether the price is a number rather than a word. */
  readonly figure: boolean;
  /** The whole price as a decimal for structured data; null unless it is a single sum. */
  readonly sum: string | null;
  /** The announced price, if it differs. */
  readonly next: string | null;
}

/** One tariff line, ready to be shown. */
export interface SheetLine extends Pick<TariffLine, 'id' | 'label' | 'note' | 'footnotes'> {
  /** The limit that applies: `Rows in one file: 5,000`. */
  readonly limit: string | null;
  readonly cells: readonly Cell[];
  /** The line is missing from the announced version. */
  readonly ends: boolean;
  /** The line is new in the announced version, and has no price yet. */
  readonly begins: boolean;
  /** Search terms for the filter that are not in the row's text. */
  readonly unsaid: string;
}

export interface SheetGroup extends Pick<Group, 'id' | 'title' | 'note'> {
  /**
   * The cut-off time and execution time of a payment: `Cut-off 15:30 CET, executed in 1 business
   * day`.
   */
  readonly times: string | null;
  readonly crossing: Crossing;
  readonly lines: readonly SheetLine[];
}

/** A version's prices for one audience, as the page shows them. */
export interface Sheet extends Pick<Audience, 'categories' | 'footnotes'> {
  readonly tariff: Tariff;
  readonly audience: AudienceName;
  /** The last day in force, for a version that has been replaced. */
  readonly until: string | null;
  readonly groups: readonly SheetGroup[];
  /** The changes of the announced version. */
  readonly changes: ChangeList | null;
  /** The effective date of the announced version. */
  readonly nextDay: string | null;
}

/** What a sheet shows besides the version's own prices. */
export interface SheetFacts {
  /** The last day in force of a version that has been replaced. */
  readonly until?: string | null;
  /** The announced version, whose prices are shown beside those that they will replace. */
  readonly next?: Tariff | null;
  readonly limits: readonly Limit[];
  readonly cutOffs: readonly CutOff[];
}

function timesOf(group: Group, cutOffs: readonly CutOff[]): string | null {
  const found = cutOffs.find(({ rail }) => rail === group.rail);
  if (!found) return null;
  const { cutoff, execution } = found;
  const until = cutoff.stated ? capitalised(cutoff.text) : t('fees.cutOff', { time: cutoff.text });
  return t('fees.executed', { until, time: execution.text });
}

function limitText(line: TariffLine, limits: readonly Limit[]): string | null {
  const priced = Object.values(line.prices).some(({ kind }) => kind === 'included');
  const limit = priced ? null : limits.find(({ id }) => id === line.limit);
  if (!limit) return null;
  const short = limit.unit !== null && limit.label.toLowerCase().includes(limit.unit.toLowerCase());
  const value = short ? limit.figure : limit.text;
  return t('ui.labelled', { label: limit.label, value });
}

/** The announced price; without its detail if that does not change. */
function nextText(change: Change | undefined, now: PriceParts, tariff: Tariff): string | null {
  if (!change?.before || !change.after) return null;
  const { main, detail } = priceParts(change.after, tariff.currency);
  return detail === now.detail ? main : priceText(change.after, tariff.currency);
}

/** The groups with the lines that the announced version adds, and those that are new in it. */
function withAdded(now: Audience, next: Audience): Group[] {
  const added = next.groups.map((group) => ({
    ...group,
    lines: group.lines.filter(({ id }) => !lineIn(now, id)),
  }));
  const isNew = ({ id }: Group) => !now.groups.some((group) => group.id === id);
  return [
    ...now.groups.map((group) => ({
      ...group,
      lines: [...group.lines, ...(added.find(({ id }) => id === group.id)?.lines ?? [])],
    })),
    ...added.filter((group) => isNew(group) && group.lines.length > 0),
  ];
}

const NO_PRICE = { price: { main: '–', detail: null }, figure: false, sum: null } as const;

/** A version's prices for one audience, with the announced ones beside them. */
export function sheetOf(tariff: Tariff, audience: AudienceName, facts: SheetFacts): Sheet {
  const { categories, footnotes } = tariff[audience];
  const groups = facts.next
    ? withAdded(tariff[audience], facts.next[audience])
    : tariff[audience].groups;
  const changes = facts.next ? compare(tariff, facts.next, audience) : null;
  const crossed = crossings(groups);

  function sheetLine({ title }: Group, line: TariffLine): SheetLine {
    const { id, label, note, per, footnotes } = line;
    const own = (changes?.changes ?? []).filter(({ lineId }) => lineId === id);
    const begins = !lineIn(tariff[audience], id);
    const cells = categories.flatMap(({ id: category }): Cell[] => {
      const price = line.prices[category];
      if (!price) return [];
      if (begins) return [{ ...NO_PRICE, category, next: priceText(price, tariff.currency) }];
      const parts = priceParts(price, tariff.currency);
      const change = own.find((one) => one.categories.some((its) => its.id === category));
      const next = nextText(change, parts, tariff);
      return [{ category, price: parts, figure: isFigure(price), sum: sumOf(price), next }];
    });
    const limit = limitText(line, facts.limits);
    const ends = own.some(({ outcome }) => outcome === 'removed');
    const shown = normaliseText([title, label, note, limit].join(' ')).split(' ');
    const words = normaliseText(`${per} ${id}`).split(' ');
    return {
      id,
      label,
      note,
      // Those of an added line are numbered in the announced version.
      footnotes: begins ? [] : footnotes,
      limit,
      cells,
      ends,
      begins,
      unsaid: [...new Set(words)]
        .filter((word) => word.length > 2 && !shown.includes(word))
        .join(' '),
    };
  }

  return {
    tariff,
    audience,
    categories,
    footnotes,
    until: facts.until ?? null,
    groups: groups.map((group, index) => ({
      id: group.id,
      title: group.title,
      note: group.note,
      times: timesOf(group, facts.cutOffs),
      crossing: crossed[index] as Crossing,
      lines: group.lines.map((line) => sheetLine(group, line)),
    })),
    changes,
    nextDay: facts.next?.effective ?? null,
  };
}
