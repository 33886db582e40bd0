import { checkTariff } from './checks.ts';
import { type AudienceEntry, pricesOf, tariffEntry } from './entry.ts';
import type { Audience, Group, Tariff, TariffLine } from './shape.ts';

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
      everyRail: group.everyRail ?? false,
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

/** The tariff for an audience that the institution does not serve. */
const NO_AUDIENCE: Audience = { categories: [], groups: [], footnotes: [] };

/** `content/fees/{version}.yaml`: strict, with cross-checks, and with defaults filled in. */
export const tariffSchema = tariffEntry.superRefine(checkTariff).transform(
  ({ footnotes, companies, individuals, ...facts }): Tariff => ({
    ...facts,
    companies: audienceOf(companies, footnotes),
    individuals: individuals ? audienceOf(individuals, footnotes) : NO_AUDIENCE,
  }),
);
