import type { Channel, Per } from '../names.ts';
import { checkTariff } from './checks.ts';
import { type AudienceEntry, pricesOf, tariffEntry } from './entry.ts';
import type { Price } from './price.ts';

/** A risk category: a column of the tariff, and what puts a business there. */
export interface Category {
  readonly id: string;
  readonly label: string;
  readonly summary: string;
  readonly criteria: readonly string[];
}

/** One line of the tariff with its price in every category. */
export interface TariffLine {
  readonly id: string;
  readonly label: string;
  readonly note: string | null;
  /** Numbers of the audience's footnotes. */
  readonly footnotes: readonly number[];
  readonly per: Per;
  readonly rail: Channel | null;
  /** The entry of `content/limits.yaml` that bounds this line. */
  readonly limit: string | null;
  /** The line whose prices these are, by rule and not by coincidence. */
  readonly sameAs: string | null;
  readonly prices: Readonly<Record<string, Price>>;
}

export interface Group {
  readonly id: string;
  readonly title: string;
  readonly note: string | null;
  readonly rail: Channel | null;
  readonly lines: readonly TariffLine[];
}

export interface Footnote {
  readonly id: string;
  readonly number: number;
  readonly text: string;
}

/** The tariff for companies or for individuals. */
export interface Audience {
  readonly categories: readonly Category[];
  readonly groups: readonly Group[];
  /** In the order in which the lines refer to them. */
  readonly footnotes: readonly Footnote[];
}

/** One version of the tariff: plain data, safe to hand to the browser. */
export interface Tariff {
  readonly version: string;
  readonly announced: string;
  readonly effective: string;
  readonly currency: 'EUR';
  readonly remarks: readonly string[];
  readonly companies: Audience;
  readonly individuals: Audience;
}

function audienceOf(entry: AudienceEntry, texts: Readonly<Record<string, string>>): Audience {
  const used: string[] = [];
  const numberOf = (note: string): number => {
    if (!used.includes(note)) used.push(note);
    return used.indexOf(note) + 1;
  };
  const groups = Object.entries(entry.groups).map(
    ([id, group]): Group => ({
      id,
      title: group.title,
      note: group.note ?? null,
      rail: group.rail ?? null,
      lines: Object.entries(group.lines).map(
        ([id, line]): TariffLine => ({
          id,
          label: line.label,
          note: line.note ?? null,
          footnotes: line.footnotes.map(numberOf),
          per: line.per ?? group.per ?? 'once',
          rail: line.rail ?? group.rail ?? null,
          limit: line.limit ?? null,
          sameAs: line.sameAs ?? null,
          prices: pricesOf(entry, line),
        }),
      ),
    }),
  );
  return {
    categories: Object.entries(entry.categories).map(([id, category]) => ({ id, ...category })),
    groups,
    footnotes: used.map((id, index) => ({ id, number: index + 1, text: texts[id] ?? '' })),
  };
}

/** `content/fees/{version}.yaml`: strict, cross-checked, with defaults filled in. */
export const tariffSchema = tariffEntry.superRefine(checkTariff).transform(
  ({ footnotes, companies, individuals, ...facts }): Tariff => ({
    ...facts,
    companies: audienceOf(companies, footnotes),
    individuals: audienceOf(individuals, footnotes),
  }),
);
