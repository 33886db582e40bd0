import { z } from 'zod';
import { FIELD_TAKES, OFF_RAILS, partsOf } from '#tariff/bill.ts';
import { audiencesOf } from '#tariff/lines.ts';
import { rails } from '#tariff/rails.ts';
import { named, words } from '#tariff/schema/exact.ts';
import { tariffs, tariffsToCome } from '../tariffs.ts';
import { closingSchema, headFields, pageFields, text, texts } from './pieces-schema.ts';
import { category, feeLineOf, limitId } from './references-schema.ts';

/** The tariff line for each audience that has one. */
const lines = z.strictObject({
  companies: feeLineOf('companies').optional(),
  individuals: feeLineOf('individuals').optional(),
});

/** A line shown in the page's columns, with its label there. */
const shownLine = lines.extend({ label: words(30) });

/** The entries of the columns, besides the rails. */
const SHOWN = ['month', 'opening', 'exchange', 'received'];

const column = z
  .strictObject({
    name: words(50),
    text: words(90),
    /** A category of companies; a column without one is for individuals. */
    category: category.optional(),
  })
  .refine((of) => of.category || audiencesOf(...tariffsToCome()).includes('individuals'), {
    path: ['category'],
    error:
      'expected a category, because a column without one is for individuals, who have no prices',
  });

/** An example month offered as a starting point of the calculator. */
const preset = z.strictObject({ label: words(30), category, values: text });

/**
 * A row of the calculator; `id` is its URL parameter, `limit` the maximum accepted. It is shown while
 * the tariff in force has its line.
 */
const field = z.strictObject({
  id: z.string().regex(/^[a-z][A-Za-z]*$/, { error: 'expected a name such as sepaOut' }),
  label: text,
  part: named('part', () => [...OFF_RAILS, ...rails()]),
  takes: z.enum(FIELD_TAKES),
  limit: limitId.optional(),
  lines: z.strictObject({
    companies: feeLineOf('companies', 'some').optional(),
    individuals: feeLineOf('individuals', 'some').optional(),
  }),
});

/** Initial values of the calculator's fields; fields left out are empty. */
const example = z.record(
  text,
  z.strictObject({ number: z.exactOptional(text), average: z.exactOptional(text) }),
);

const month = z
  .strictObject({
    heading: text,
    /** Label before the presets. */
    begin: text,
    /** The title of the bill for an example, and for other numbers. */
    bill: text,
    own: text,
    notes: texts,
    still: text,
    register: words(40),
    copy: words(30),
    print: words(30),
    presets: z.array(preset).max(6),
    account: lines,
    fields: z.array(field).min(1),
    examples: z.strictObject({ companies: example, individuals: example.default({}) }),
  })
  .superRefine(({ fields, examples, presets }, context) => {
    const keys = fields.flatMap((one) => partsOf(one).map(({ key }) => key));
    for (const [index, { values }] of presets.entries()) {
      const wrong = [...new URLSearchParams(values).keys()].find((key) => !keys.includes(key));
      if (wrong === undefined) continue;
      const message = `${wrong}: expected one of ${keys.join(', ')}`;
      context.addIssue({ code: 'custom', path: ['presets', index, 'values'], message });
    }
    const known = fields.map(({ id }) => id);
    for (const [audience, entries] of Object.entries(examples)) {
      for (const id of Object.keys(entries).filter((key) => !known.includes(key))) {
        const message = `expected one of the fields ${known.join(', ')}`;
        context.addIssue({ code: 'custom', path: ['examples', audience, id], message });
      }
    }
  });

/** Texts of the price list files, besides the tariff itself. */
const files = z.strictObject({
  titles: z.strictObject({ companies: text, individuals: text.optional() }),
  categories: z.strictObject({ heading: text, text }),
  notes: text,
});

/** `content/pages/fee.yaml`: the texts of `/fee` and `/fee/index_old`, and the calculator. */
export const feePageSchema = z
  .strictObject({
    ...pageFields,
    columns: z.array(column).min(1).max(4),
    shown: z
      // No `exchange`: accounts in one currency.
      .object({
        month: shownLine,
        opening: shownLine,
        exchange: shownLine.optional(),
        received: shownLine.optional(),
      })
      // Besides these, one entry per rail.
      .catchall(shownLine)
      .superRefine((shown, context) => {
        const known = [...SHOWN, ...rails()];
        const refuse = (key: string, message: string) =>
          context.addIssue({ code: 'custom', path: [key], message });
        for (const rail of rails()) {
          if (!Object.hasOwn(shown, rail)) refuse(rail, 'expected the line of this rail');
        }
        for (const key of Object.keys(shown)) {
          if (!known.includes(key)) refuse(key, `expected one of ${known.join(', ')}`);
        }
      }),
    /** Explains what the prices in the columns apply to. */
    sent: words(160),
    category: text,
    /** Shown if the filter matches no line. */
    none: text,
    files,
    month,
    versions: z.strictObject({
      heading: text,
      /** What a client can do about an announced price list. */
      next: text,
      /** The label that opens the list of files, and the text about them. */
      files: text,
      lead: text,
    }),
    /** The page of the earlier price lists; needed as soon as there is more than one list. */
    superseded: z.strictObject({ ...headFields, lead: text }).optional(),
    closing: closingSchema,
  })
  .refine(({ superseded }) => superseded || tariffs().length === 1, {
    path: ['superseded'],
    error:
      'expected the title, description and lead of the earlier prices, as there are several price lists',
  });

export type FeePageTexts = z.infer<typeof feePageSchema>;
