import type { BillPlan } from '#tariff/bill.ts';
import type { AudienceName } from '#tariff/names.ts';
import { type Rail, type RailFacts, railOf, rails, shortName } from '#tariff/rails.ts';
import type { Audience, Tariff } from '#tariff/schema/shape.ts';
import type { Entries } from './entries.ts';

/** The parts of a version that the calculator needs, as plain data for the browser. */
export type MonthTariff = Readonly<Record<AudienceName, Audience>> &
  Pick<Tariff, 'version' | 'effective' | 'currency' | 'categoryLabel'>;

/** The parts of a rail that the calculator needs. */
export interface MonthRail extends Pick<RailFacts, 'stroke'> {
  readonly rail: Rail;
  readonly name: string;
}

/** The calculator's data. */
export interface MonthFacts {
  readonly current: MonthTariff;
  readonly next: MonthTariff | null;
  readonly plan: BillPlan;
  /** The rails in their order, for names and strokes. */
  readonly rails: readonly MonthRail[];
  readonly examples: Readonly<Record<AudienceName, Entries>>;
}

/** The tariff lines that the bill uses; all others stay out of the page's data. */
function needed(audience: Audience, ids: readonly (string | undefined)[]): Audience {
  return {
    categories: audience.categories.map((category) => ({ ...category, summary: '', criteria: [] })),
    groups: audience.groups.flatMap((group) => {
      const lines = group.lines
        .filter(({ id }) => ids.includes(id))
        .map((line) => ({ ...line, note: null, limit: null, footnotes: [] }));
      return lines.length > 0 ? [{ ...group, note: null, lines }] : [];
    }),
    footnotes: [],
  };
}

function monthTariff(tariff: Tariff, { account, fields }: BillPlan): MonthTariff {
  const neededBy = (name: AudienceName) =>
    needed(tariff[name], [account[name], ...fields.map(({ lines }) => lines[name])]);
  const [companies, individuals] = [neededBy('companies'), neededBy('individuals')];
  const { version, effective, currency, categoryLabel } = tariff;
  return { version, effective, currency, categoryLabel, companies, individuals };
}

/** Reduces the tariffs to what the calculator needs. */
export function monthFacts(
  current: Tariff,
  next: Tariff | null,
  plan: BillPlan,
  examples: MonthFacts['examples'],
): MonthFacts {
  return {
    current: monthTariff(current, plan),
    next: next && monthTariff(next, plan),
    plan,
    rails: rails().map((rail) => ({ rail, name: shortName(rail), stroke: railOf(rail).stroke })),
    examples,
  };
}
