import { BILL_FIELDS, type BillField, type BillPart, type FieldId } from './bill-fields.ts';
import { type Reading, readAmount, readCount } from './input.ts';
import { findLine } from './lines.ts';
import { type Currency, sum } from './money.ts';
import { applyPrice, needsAmount } from './price.ts';
import type { Audience } from './schema/tariff.ts';

/** What was typed into a row of the calculator, untouched. */
export interface Entry {
  readonly number?: string;
  readonly average?: string;
}

/** What was typed into the calculator. A field that is left out is not on the bill. */
export interface MonthInput {
  readonly category: string;
  readonly entries: Readonly<Partial<Record<FieldId, Entry>>>;
}

/** One line of the bill. */
export interface BillLine {
  readonly field: FieldId | 'account';
  /** The tariff line behind it. */
  readonly lineId: string;
  readonly label: string;
  readonly part: BillPart;
  /** `refused` lines have errors and stay out of the total, as do those on request. */
  readonly status: 'charged' | 'on-request' | 'refused';
  readonly rule: string;
  /** As data, in whole cents; `null` where the line is not in the total. */
  readonly amount: string | null;
  readonly errors: Readonly<Entry>;
}

/** A month's bill. The total is the sum of the lines' amounts to the cent. */
export interface Bill {
  readonly lines: readonly BillLine[];
  readonly total: string;
  /** False while a line is left out of the total. */
  readonly complete: boolean;
}

/** The largest number or average a field takes, where `content/limits.yaml` bounds it. */
export type Maxima = Readonly<Partial<Record<FieldId, { number?: number; average?: string }>>>;

/** The fields whose line this audience's tariff has. */
export function fieldsFor(audience: Audience): BillField[] {
  return BILL_FIELDS.filter((field) => lineOf(audience, field.line) !== null);
}

/** A line by its companies' name, or by the same name among individuals' lines. */
function lineOf(audience: Audience, name: string) {
  return (findLine(audience, name) ?? findLine(audience, `ind-${name}`))?.line ?? null;
}

function errorOf(reading: Reading<unknown>): string | undefined {
  return 'error' in reading ? reading.error : undefined;
}

function billLine(
  audience: Audience,
  category: string,
  field: BillField,
  entry: Entry,
  options: BillOptions,
): BillLine | null {
  const line = lineOf(audience, field.line);
  const price = line?.prices[category];
  if (!line || !price) return null;
  const maxima = options.maxima?.[field.id];
  const number: Reading<number> =
    field.takes === 'volume'
      ? { value: 1 }
      : readCount(entry.number ?? '', maxima?.number ?? field.maxNumber);
  const average: Reading<string> =
    field.takes === 'number'
      ? { value: '0.00' }
      : readAmount(entry.average ?? '', maxima?.average ?? field.maxAverage);
  const base = { field: field.id, lineId: line.id, label: field.label, part: field.part };
  const refused = (errors: Entry): BillLine => ({
    ...base,
    status: 'refused',
    rule: 'not counted',
    amount: null,
    errors,
  });
  if ('error' in number || 'error' in average) {
    const errors = { number: errorOf(number), average: errorOf(average) };
    return refused(Object.fromEntries(Object.entries(errors).filter(([, text]) => text)));
  }
  const missing = field.takes === 'payments' && number.value > 0 && average.value === '0.00';
  if (missing && needsAmount(price)) {
    return refused({ average: 'The average amount, please: this price depends on it.' });
  }
  const nothing = field.takes === 'volume' && average.value === '0.00';
  const use = { count: nothing ? 0 : number.value, amount: average.value };
  const { amount, rule } = applyPrice(price, use, options.currency);
  return { ...base, status: amount === null ? 'on-request' : 'charged', rule, amount, errors: {} };
}

/** What the bill needs beside the tariff and the input. */
export interface BillOptions {
  readonly currency?: Currency;
  readonly maxima?: Maxima;
}

/**
 * A month with us: every line that the input asks for, with the rule that produced it, and the sum.
 * Lines stand in the fields' own order, whatever the order of the input. Throws `RangeError` when
 * the tariff has no such category (see `categoryOf`).
 */
export function bill(audience: Audience, input: MonthInput, options: BillOptions = {}): Bill {
  const category = audience.categories.find(({ id }) => id === input.category);
  if (!category) throw new RangeError(`no such risk category: ${input.category}`);
  const lines: BillLine[] = [];
  const account = lineOf(audience, 'monthly');
  const price = account?.prices[category.id];
  if (account && price) {
    const { amount } = applyPrice(price, { count: 1 }, options.currency);
    const named = audience.categories.length > 1 ? `, ${category.label.toLowerCase()}` : '';
    const rule = amount === null ? 'on request, not counted' : `one month${named}`;
    const status = amount === null ? 'on-request' : 'charged';
    const base = { field: 'account', lineId: account.id, label: account.label } as const;
    lines.push({ ...base, part: 'account', status, rule, amount, errors: {} });
  }
  for (const field of BILL_FIELDS) {
    const entry = input.entries[field.id];
    const line = entry && billLine(audience, category.id, field, entry, options);
    if (line) lines.push(line);
  }
  const amounts = lines.flatMap(({ amount }) => (amount === null ? [] : [amount]));
  return { lines, total: sum(amounts), complete: amounts.length === lines.length };
}
