import { type Currency, exact, formatCount, formatMoney } from './money.ts';

/** What a field's text turned into: a value, or the sentence to show at the field. */
export type Reading<Value> = { readonly value: Value } | { readonly error: string };

const NONE = /^\s*$/;
const GROUPED = /^\d{1,3}([, \u00a0\u202f])\d{3}(\1\d{3})*(\.\d*)?$/;

/** Digits without the separators between thousands; `null` where they stand in the wrong place. */
function withoutSeparators(text: string): string | null {
  if (/^\d+(\.|$)/.test(text)) return text;
  return GROUPED.test(text) ? text.replace(/[, \u00a0\u202f]/g, '') : null;
}

/** Reads a number of things. Nothing typed is none. */
export function readCount(raw: string, max: number): Reading<number> {
  if (NONE.test(raw)) return { value: 0 };
  const text = raw.trim();
  if (/^[-−–]/.test(text)) return { error: 'Zero or more.' };
  const digits = withoutSeparators(text);
  if (/^\d+,\d{1,2}$/.test(text) || (digits !== null && /^\d+\.\d*$/.test(digits))) {
    return { error: 'Whole numbers only.' };
  }
  if (digits === null || !/^\d+$/.test(digits)) return { error: 'Digits only.' };
  if (exact(digits).gt(max.toFixed(0))) return { error: `${formatCount(max)} at most.` };
  return { value: Number.parseInt(digits, 10) };
}

/** Reads an amount of money into data: `1,234.5` is `1234.50`. Nothing typed is `0.00`. */
export function readAmount(raw: string, max: string, currency: Currency): Reading<string> {
  if (NONE.test(raw)) return { value: '0.00' };
  const text = raw.trim().replace(/^€\s*/, '');
  if (/^[-−–]/.test(text)) return { error: 'Zero or more.' };
  if (/^\d+,\d{1,2}$/.test(text)) return { error: 'A point before the cents: 1234.50.' };
  const digits = withoutSeparators(text);
  if (digits === null || !/^\d+(\.\d*)?$/.test(digits)) return { error: 'Digits only.' };
  if (/\.\d{3,}$/.test(digits)) return { error: 'Two decimals at most.' };
  const amount = exact(digits.replace(/\.$/, ''));
  if (amount.gt(max)) return { error: `${formatMoney(max, currency)} at most.` };
  return { value: amount.toFixed(2) };
}
