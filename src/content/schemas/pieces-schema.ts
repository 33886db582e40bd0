import { z } from 'zod';
import { day, oneOfForms, words } from '#tariff/schema/exact.ts';
import { isSafeAddress, SAFE_ADDRESS } from '../safe-address.ts';
import { path } from './path-schema.ts';
import { limitId } from './references-schema.ts';

/** Schemas shared by several files. Every value of a file is text until its schema converts it. */

/** A non-empty text. */
export const text = z.string({ error: 'expected a text' }).min(1, { error: 'expected a text' });

/** A list of texts. */
export const texts = z.array(text).min(1);

/** A whole number within bounds. */
export function integerBetween(min: number, max: number) {
  const error = `expected a whole number from ${min} to ${max}`;
  return z
    .string({ error })
    .regex(/^\d+$/, { error, abort: true })
    .transform(Number)
    .pipe(z.int().min(min, { error }).max(max, { error }));
}

/** Sort order among siblings; steps of ten leave room for insertions. */
export const order = integerBetween(0, 9999);

/** Title and description of a page, with editorial limits. */
export const headFields = { title: words(120).min(5), description: words(160).min(15) };

/** The head of a page and its opening. */
export const pageFields = { ...headFields, heading: words(60), lead: words(320) };

/** The anchor of a section, `/product#productIbans`. */
export const anchor = z
  .string()
  .regex(/^[A-Za-z][\w-]{1,39}$/, { error: 'expected letters, digits and hyphens' });

export const link = z.strictObject({ label: words(60), href: path });

/** A link that may also be an external, telephone or mailto URL. */
export const anyLink = z.strictObject({
  label: words(60),
  href: z.string().refine(isSafeAddress, { error: SAFE_ADDRESS }),
});

/** A link with a sentence about its target. */
export const linkWithText = link.extend({ text });

export const titledText = z.strictObject({ title: text, text });

/** A section that is a list under a heading. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.strictObject({ heading: text, items: z.array(item).min(1) });
}

/**
 * The end of a page: a closing sentence, its supporting text, and button labels. Each sentence of
 * the heading begins on a new line.
 */
export const closingSchema = z.strictObject({
  heading: words(60),
  lead: words(320),
  register: words(40),
  second: link.optional(),
  fine: words(200).optional(),
});

export type ClosingTexts = z.infer<typeof closingSchema>;

/** An object of one of two forms with fields of both, the first form if it has the key of `one`. */
export function either<
  One extends z.ZodRawShape,
  Other extends z.ZodRawShape,
  Both extends z.ZodRawShape,
>(one: One, other: Other, both: Both) {
  const first = z.strictObject({ ...one, ...both });
  const second = z.strictObject({ ...other, ...both });
  const [key = ''] = Object.keys(one);
  return oneOfForms([first, second], (raw) =>
    typeof raw === 'object' && raw !== null && key in raw ? first : second,
  );
}

/** A readout: a figure from the limits, or a value with its unit. */
export const figure = either(
  { limit: limitId },
  { value: text, unit: text.optional() },
  { label: text },
);
export type Figure = z.output<typeof figure>;

/**
 * Where and when a statement in the text was verified, for editors only. `again` is the day from
 * which it must be verified anew, if it is known to change.
 */
export const sources = z
  .array(
    z
      .strictObject({
        statement: words(160),
        source: z.url(),
        checked: day,
        again: day.optional(),
      })
      .refine(({ checked, again }) => !again || again > checked, {
        path: ['again'],
        error: 'expected a day after checked',
      }),
  )
  .optional();

/** A named person. */
export const person = z.strictObject({
  name: text,
  role: text,
  text,
  /**
   * `content/public/people/<portrait>.svg`, made by `npm run engrave`; without one, initials are
   * shown.
   */
  portrait: text.optional(),
});

export type Person = z.output<typeof person>;

/** The height of every wordmark, in CSS pixels. */
export const WORDMARK_HEIGHT = 38;

/** White wordmarks in `content/public/partners/`, with their widths at the common height. */
export const wordmarks = {
  caption: text,
  marks: z.array(z.strictObject({ file: text, width: integerBetween(1, 400) })).min(2),
};

export type Wordmarks = z.output<z.ZodObject<typeof wordmarks>>;
