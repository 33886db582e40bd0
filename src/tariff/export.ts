import { t } from '#words/words.ts';
import { priceText } from './describe.ts';
import type { ExportedTariff } from './export-schema.ts';
import type { Currency } from './money.ts';
import type { AudienceName } from './names.ts';
import type { Price, Tariff } from './schema/shape.ts';

/** The columns of the CSV, in order. They are a public interface: add at the end, never rename. */
export const CSV_COLUMNS = [
  'version',
  'effective',
  'audience',
  'group',
  'line',
  'label',
  'category',
  'price',
  'kind',
  'currency',
  'amount',
  'percent',
  'minimum',
  'maximum',
  'included',
  'over',
  'up_to',
  'per',
  'rail',
  'footnotes',
] as const;

export type CsvRow = Readonly<Record<(typeof CSV_COLUMNS)[number], string>>;

/** The text of a price with ordinary spaces, which programs compare and split more easily. */
const plainText = (price: Price, currency: Currency): string =>
  priceText(price, currency).replaceAll('\u00a0', ' ');

/** The figures of a price as columns: one row, or one per tier. */
function figuresOf(price: Price): Partial<CsvRow>[] {
  switch (price.kind) {
    case 'request':
      return [{}];
    case 'free':
      return [{ amount: '0.00' }];
    case 'fixed':
    case 'month':
      return [{ amount: price.amount }];
    case 'percent': {
      const { percent, min, max } = price;
      return [{ percent, minimum: min ?? '', maximum: max ?? '' }];
    }
    case 'included':
      return [{ amount: price.further.amount, included: price.quantity.toFixed(0) }];
    case 'tiers':
      return price.tiers.map(({ upTo, price: inner }, index) => ({
        ...figuresOf(inner)[0],
        over: price.tiers[index - 1]?.upTo ?? '',
        up_to: upTo ?? '',
      }));
  }
}

const NOTHING = Object.fromEntries(CSV_COLUMNS.map((column) => [column, ''])) as CsvRow;

/** The machine-readable kind of a price, with the basis of tiers: `tiers-by-volume`. */
function kindOf(price: Price): string {
  if (price.kind === 'tiers') return `tiers-by-${price.by}`;
  if (price.kind === 'included') return `included-then-${price.further.kind}`;
  return price.kind;
}

/** The CSV rows of a version for one audience: one per line, category and tier. */
export function csvRows(tariff: Tariff, audience: AudienceName): CsvRow[] {
  const { groups, categories } = tariff[audience];
  return groups.flatMap((group) =>
    group.lines.flatMap((line) =>
      categories.flatMap(({ id: category }) => {
        const price = line.prices[category];
        if (!price) return [];
        return figuresOf(price).map((figures) => ({
          ...NOTHING,
          version: tariff.version,
          effective: tariff.effective,
          audience,
          group: group.id,
          line: line.id,
          label: line.label,
          category,
          price: plainText(price, tariff.currency),
          kind: kindOf(price),
          currency: tariff.currency,
          ...figures,
          per: line.per,
          rail: line.rail ?? '',
          footnotes: line.footnotes.join(' '),
        }));
      }),
    ),
  );
}

function csvCell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A version's CSV for one audience (RFC 4180, UTF-8, a header row, CRLF). */
export function tariffCsv(tariff: Tariff, audience: AudienceName): string {
  const rows = csvRows(tariff, audience).map((row) => CSV_COLUMNS.map((column) => row[column]));
  return [[...CSV_COLUMNS], ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

/** A version's published JSON for one audience. `schema` is the URL of the JSON Schema. */
export function tariffJson(tariff: Tariff, audience: AudienceName, schema: string): ExportedTariff {
  const { categories, groups, footnotes } = tariff[audience];
  return {
    $schema: schema,
    version: tariff.version,
    audience,
    announced: tariff.announced,
    effective: tariff.effective,
    currency: tariff.currency,
    rounding: t('tariff.rounding'),
    remarks: tariff.remarks,
    categories,
    groups: groups.map(({ lines, everyRail, ...group }) => ({
      ...group,
      lines: lines.map(({ prices, ...line }) => ({
        ...line,
        prices: Object.fromEntries(
          Object.entries(prices).map(([category, price]) => [
            category,
            { text: plainText(price, tariff.currency), ...price },
          ]),
        ),
      })),
    })),
    footnotes,
  };
}
