import type { Maxima } from '../../../tariff/bill.ts';
import { fieldsFor } from '../../../tariff/bill.ts';
import type { Limit } from '../../../tariff/limits.ts';
import { exact } from '../../../tariff/money.ts';
import { AUDIENCES, type AudienceName } from '../../../tariff/names.ts';
import type { Audience, Tariff } from '../../../tariff/schema/tariff.ts';
import type { Entries } from './entries.ts';

/** A version as far as a month needs it: plain data for the browser. */
export interface MonthTariff {
  readonly version: string;
  readonly effective: string;
  readonly audiences: Readonly<Record<AudienceName, Audience>>;
}

/** Everything that the calculator is handed. */
export interface MonthFacts {
  readonly current: MonthTariff;
  readonly next: MonthTariff | null;
  readonly maxima: Maxima;
  readonly examples: Readonly<Record<AudienceName, Entries>>;
}

/** The lines that a month is counted with; all other prices stay out of the page's data. */
function needed(audience: Audience): Audience {
  const names = ['monthly', ...fieldsFor(audience).map(({ line }) => line)];
  const ids = new Set(names.flatMap((name) => [name, `ind-${name}`]));
  return {
    categories: audience.categories.map((category) => ({ ...category, criteria: [] })),
    groups: audience.groups.flatMap((group) => {
      const lines = group.lines
        .filter(({ id }) => ids.has(id))
        .map((line) => ({ ...line, note: null, footnotes: [] }));
      return lines.length > 0 ? [{ ...group, note: null, lines }] : [];
    }),
    footnotes: [],
  };
}

function monthTariff({ version, effective, ...tariff }: Tariff): MonthTariff {
  const [companies, individuals] = AUDIENCES.map((name) => needed(tariff[name])) as [
    Audience,
    Audience,
  ];
  return { version, effective, audiences: { companies, individuals } };
}

function figure(limits: readonly Limit[], id: string): string | undefined {
  return limits.find((limit) => limit.id === id)?.figure.replace(/[€,]/g, '');
}

/** The bounds of `content/limits.yaml` that the calculator's fields keep. */
export function maximaFrom(limits: readonly Limit[]): Maxima {
  const ibans = figure(limits, 'ibans-max');
  const instant = figure(limits, 'instant-max');
  return {
    ...(ibans ? { ibans: { number: Number.parseInt(ibans, 10) } } : {}),
    ...(instant
      ? {
          instantIn: { average: exact(instant).toFixed(2) },
          instantOut: { average: exact(instant).toFixed(2) },
        }
      : {}),
  };
}

/** Cuts the tariffs down to what a month is counted with. */
export function monthFacts(
  current: Tariff,
  next: Tariff | null,
  limits: readonly Limit[],
  examples: MonthFacts['examples'],
): MonthFacts {
  return {
    current: monthTariff(current),
    next: next && monthTariff(next),
    maxima: maximaFrom(limits),
    examples,
  };
}
