import { type BillField, type MonthInput, partsOf } from '#tariff/bill.ts';
import { formatCount } from '#tariff/money.ts';

/** The contents of the calculator's fields, unparsed. */
export type Entries = MonthInput['entries'];

/** In characters. A longer number is above the maximum of every field, also when it is cut. */
const LONGEST = 40;

/**
 * The contents of all fields: from the query string if it has any field, in which case missing ones
 * are empty; otherwise the example.
 */
export function readEntries(
  params: URLSearchParams,
  fields: readonly BillField[],
  example: Entries,
): Entries {
  const given = fields.some((field) => partsOf(field).some(({ key }) => params.has(key)));
  const entryOf = (field: BillField) =>
    partsOf(field).map(({ part, key }) => {
      const typed = given ? params.get(key) : example[field.id]?.[part];
      return [part, typed ?? ''];
    });
  return Object.fromEntries(fields.map((field) => [field.id, Object.fromEntries(entryOf(field))]));
}

/** The entries of a preset, from its query string, with whole sums grouped as in the site's language. */
export function presetEntries(values: string, fields: readonly BillField[]): Entries {
  const params = new URLSearchParams(values);
  for (const { part, key } of fields.flatMap(partsOf)) {
    const value = params.get(key) ?? '';
    if (part === 'average' && /^\d+$/.test(value)) params.set(key, formatCount(Number(value)));
  }
  return readEntries(params, fields, {});
}

/**
 * Writes every non-empty field; while the fields equal the example, it removes them all instead. If
 * everything is empty, the first field is written as empty, so that the example does not come back.
 */
export function writeEntries(
  params: URLSearchParams,
  fields: readonly BillField[],
  entries: Entries,
  example: Entries,
): void {
  const all = fields.flatMap((field) =>
    partsOf(field).map(({ part, key }) => ({
      key,
      value: (entries[field.id]?.[part] ?? '').trim().slice(0, LONGEST),
      usual: example[field.id]?.[part] ?? '',
    })),
  );
  const untouched = all.every(({ value, usual }) => value === usual);
  const nothing = all.every(({ value }) => value === '');
  for (const [index, { key, value }] of all.entries()) {
    const isWritten = value !== '' || (nothing && index === 0);
    if (isWritten && !untouched) params.set(key, value);
    else params.delete(key);
  }
}
