import { z } from 'zod';
import { isWritable } from '../money.ts';

/** Schema building blocks for files in which every value is read as text. */

/** An id that other files refer to. */
export const id = z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, {
  error: 'expected lower-case words joined by hyphens, such as sepa-out',
});

/**
 * A sentence or label of at most `max` characters. It must not begin with `=` or `@`, which
 * spreadsheet programs take for a formula when they open the published tables.
 */
export function words(max: number): z.ZodString {
  return z
    .string({ error: 'expected a text' })
    .min(1, { error: 'expected a text' })
    .max(max, { error: `expected at most ${max} characters` })
    .regex(/^(?![=@\s])/, { error: 'expected a text that does not begin with =, @ or a space' })
    .refine((text) => !text.trim().includes('\n'), { error: 'expected a text of one line' });
}

/** A boolean, written as text. */
export const flag = z
  .enum(['true', 'false'], { error: 'expected true or false' })
  .transform((word) => word === 'true');

/** A calendar day. */
export const day = z.iso
  .date({ error: 'expected a calendar day, such as 2026-09-01', abort: true })
  .regex(/^(19|20|21)/, { error: 'expected a year from 1900 to 2199' });

/** A time of day. */
export const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
  error: 'expected a time of day, such as 15:30',
});

/** A time zone by its IANA name. */
export const zone = z.string().refine(
  (name) => {
    try {
      return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
    } catch {
      return false;
    }
  },
  { error: 'expected a time zone, such as Europe/Brussels' },
);

/** A sum of money as text: always two decimals, never negative. */
export const money = z.string({ error: 'expected an amount' }).regex(/^(0|[1-9]\d{0,11})\.\d{2}$/, {
  error: 'expected an amount of zero or more with two decimals and no separators, such as 1500.00',
  abort: true,
});

/** An ISO 4217 currency with two decimals. */
export const currency = z.string().refine(isWritable, {
  error: 'expected a currency of ISO 4217 with two decimals, such as EUR',
});

/** A positive integer, as text in the file and as a number after parsing. */
export const count = z
  .string({ error: 'expected a whole number above zero' })
  .regex(/^[1-9]\d{0,8}$/, { error: 'expected a whole number above zero' })
  .transform((digits) => Number.parseInt(digits, 10));

/** One of the known names; otherwise an error lists them. */
export function named(what: string, known: () => readonly string[]) {
  return z.string({ error: `expected the ${what}` }).refine((id) => known().includes(id), {
    error: () => `unknown ${what}: expected one of ${known().join(', ')}`,
  });
}

/** A record by id with at least one entry. */
export function byId<Value extends z.ZodType>(value: Value, what: string) {
  return z
    .record(id, value, { error: `expected ${what} by id` })
    .refine((map) => Object.keys(map).length > 0, { error: `expected at least one of ${what}` });
}

/** The forms of each schema made by `oneOfForms`, for the JSON Schema that editors complete by. */
export const formsOf = new WeakMap<object, readonly z.ZodType[]>();

/**
 * A schema chosen among forms by the keys of the map. A zod union would only report that nothing
 * matched; this reports the errors of the form that was meant. `formOf` returns a message if there
 * is none.
 */
export function oneOfForms<Form extends z.ZodType>(
  forms: readonly Form[],
  formOf: (raw: unknown) => Form | string,
) {
  const schema = z.unknown().transform((raw, context): z.output<Form> => {
    const form = formOf(raw);
    if (typeof form === 'string') {
      context.addIssue({ code: 'custom', message: form });
      return z.NEVER;
    }
    const result = form.safeParse(raw);
    if (result.success) return result.data;
    for (const issue of result.error.issues) {
      context.addIssue(issue as Parameters<typeof context.addIssue>[0]);
    }
    return z.NEVER;
  });
  formsOf.set(schema, forms);
  return schema;
}
