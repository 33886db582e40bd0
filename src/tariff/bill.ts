import { t } from '#words/words.ts';
import { type Reading, readAmount, readCount } from './input.ts';
import { lineIn } from './lines.ts';
import { type Currency, sum } from './money.ts';
import { type AudienceName, categoryWords } from './names.ts';
import { applyPrice, needsAmount } from './price.ts';
import type { Rail } from './rails.ts';
import type { Tariff, TariffLine } from './schema/shape.ts';

/** The parts of a bill that belong to no rail. */
export const OFF_RAILS = ['account', 'exchange'] as const;

export type BillPart = Rail | (typeof OFF_RAILS)[number];

/** What a field takes: a quantity, payments with an average amount, or a volume. */
export const FIELD_TAKES = ['number', 'payments', 'volume'] as const;

/** The id of the tariff line for each audience that has one. */
export type LineIds = Readonly<Partial<Record<AudienceName, string | undefined>>>;

/** A row of the calculator. */
export interface BillField {
  /** The field's parameter in the URL. */
  readonly id: string;
  readonly label: string;
  readonly part: BillPart;
  readonly takes: (typeof FIELD_TAKES)[number];
  readonly lines: LineIds;
  /** The largest number or average accepted, as data; without it, `LARGEST` applies. */
  readonly most?: string | undefined;
}

/** How a month is priced: the account's own line, and the fields in the order of page and bill. */
export interface BillPlan {
  readonly account: LineIds;
  readonly fields: readonly BillField[];
}

/** The fields whose line this version has for an audience; others may belong to another version. */
export function fieldsFor(
  tariff: Pick<Tariff, AudienceName>,
  { fields }: BillPlan,
  audience: AudienceName,
): BillField[] {
  return fields.filter(({ lines }) => lineIn(tariff[audience], lines[audience] ?? '') !== null);
}

/** The inputs of a field with their URL parameters: `sepaOut` and `sepaOutEach`. */
export function partsOf({ id, takes }: BillField) {
  const number = { part: 'number', key: id } as const;
  if (takes === 'number') return [number];
  const average = { part: 'average', key: takes === 'volume' ? id : `${id}Each` } as const;
  return takes === 'volume' ? [average] : [number, average];
}

/** The raw input of one row of the calculator. */
export interface Entry {
  readonly number?: string;
  readonly average?: string;
}

/** The raw input of the calculator, by field; a field that is missing gets no bill row. */
export interface MonthInput {
  readonly audience: AudienceName;
  readonly category: string;
  readonly entries: Readonly<Record<string, Entry>>;
}

export interface BillRow {
  /** The field's id; `account` is the account itself. */
  readonly field: string;
  /** The tariff line it is priced by. */
  readonly lineId: string;
  readonly label: string;
  readonly part: BillPart;
  /** `refused` rows have errors; they and those on request are not part of the total. */
  readonly status: 'charged' | 'on-request' | 'refused';
  readonly rule: string;
  /** As data, in whole cents; `null` if the row is not part of the total. */
  readonly amount: string | null;
  readonly errors: Readonly<Entry>;
}

/** A month's bill. The total is the sum of the rows' amounts to the cent. */
export interface Bill extends Pick<Tariff, 'currency'> {
  readonly rows: readonly BillRow[];
  readonly total: string;
  /** False if any row is left out of the total. */
  readonly complete: boolean;
}

/** The parts of a tariff that a bill needs. */
type Priced = Pick<Tariff, AudienceName | 'currency' | 'categoryLabel'>;

/** Far above any real month, and low enough to catch a slip such as a repeated digit. */
const LARGEST = { number: '1000000', average: '1000000000.00' } as const;

function billRow(
  line: TariffLine,
  category: string,
  field: BillField,
  entry: Entry,
  currency: Currency,
): BillRow | null {
  const price = line.prices[category];
  if (!price) return null;
  const most = (part: keyof Entry) => field.most ?? LARGEST[part];
  const number: Reading<number> =
    field.takes === 'volume'
      ? { value: 1 }
      : readCount(
          entry.number ?? '',
          Number(field.takes === 'number' ? most('number') : LARGEST.number),
        );
  const average: Reading<string> =
    field.takes === 'number'
      ? { value: '0.00' }
      : readAmount(entry.average ?? '', most('average'), currency);
  const base = { field: field.id, lineId: line.id, label: field.label, part: field.part };
  const refused = (errors: Entry): BillRow => ({
    ...base,
    status: 'refused',
    rule: t('bill.refused'),
    amount: null,
    errors,
  });
  if ('error' in number || 'error' in average) {
    return refused({
      ...('error' in number ? { number: number.error } : {}),
      ...('error' in average ? { average: average.error } : {}),
    });
  }
  const missing = field.takes === 'payments' && number.value > 0 && average.value === '0.00';
  if (missing && needsAmount(price)) {
    return refused({ average: t('bill.needsAverage') });
  }
  const nothing = field.takes === 'volume' && average.value === '0.00';
  const use = { count: nothing ? 0 : number.value, amount: average.value };
  const { amount, rule } = applyPrice(price, use, currency);
  return { ...base, status: amount === null ? 'on-request' : 'charged', rule, amount, errors: {} };
}

/**
 * A month's bill: each row of the input with the rule that produced its amount, and the total. Rows
 * are in the plan's order, whatever the order of the input. Throws `RangeError` if the tariff has
 * no such category (see `categoryOf`) or no such line.
 */
export function bill(tariff: Priced, plan: BillPlan, input: MonthInput): Bill {
  const { currency } = tariff;
  const audience = tariff[input.audience];
  const category = audience.categories.find(({ id }) => id === input.category);
  if (!category) throw new RangeError(`no such category: ${input.category}`);
  const lineOf = (id: string): TariffLine => {
    const placed = lineIn(audience, id);
    if (!placed) throw new RangeError(`no such line: ${id}`);
    return placed.line;
  };
  const rows: BillRow[] = [];
  const own = plan.account[input.audience];
  const account = own === undefined ? null : lineOf(own);
  const price = account?.prices[category.id];
  if (account && price) {
    const { amount } = applyPrice(price, { count: 1 }, currency);
    const month =
      audience.categories.length > 1
        ? t('bill.monthOf', { category: categoryWords(category.label, tariff) })
        : t('bill.month');
    const rule = amount === null ? t('bill.request') : month;
    const status = amount === null ? 'on-request' : 'charged';
    const base = { field: 'account', lineId: account.id, label: account.label } as const;
    rows.push({ ...base, part: 'account', status, rule, amount, errors: {} });
  }
  for (const field of fieldsFor(tariff, plan, input.audience)) {
    const entry = input.entries[field.id];
    const id = field.lines[input.audience];
    if (!entry || !id) continue;
    const row = billRow(lineOf(id), category.id, field, entry, currency);
    if (row) rows.push(row);
  }
  const amounts = rows.flatMap(({ amount }) => (amount === null ? [] : [amount]));
  return { currency, rows, total: sum(amounts), complete: amounts.length === rows.length };
}
