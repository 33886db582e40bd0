import { z } from 'zod';
import { runsOn, weekday } from '#tariff/business-days.ts';
import { addDays, addMonths, dayOfYear, monthName } from '#tariff/day.ts';
import { railOf, rails } from '#tariff/rails.ts';
import { day, money, words } from '#tariff/schema/exact.ts';
import { rail } from '#tariff/schema/rail-schema.ts';
import { t } from '#words/words.ts';
import { accountNumber } from '../demo/iban.ts';
import { closingSchema, integerBetween, pageFields, text } from './pieces-schema.ts';
import { sectionsAmong } from './sections-schema.ts';

const label = words(60);
const at = z
  .string()
  .regex(/^([01]\d|2[0-4]):[0-5]\d$/, { error: 'expected a time, such as 10:15' });

/**
 * An invoice in another currency than that of the example: the charges `taken` from it on the way,
 * and the `rate` at which the rest was exchanged.
 */
const invoiced = z.strictObject({
  currency: z.string().regex(/^[A-Z]{3}$/, { error: 'expected a currency, such as USD' }),
  amount: money,
  taken: money,
  rate: text,
});

/** A business day of every rail. */
const businessDay = day.refine((on) => rails().every((rail) => runsOn(on, railOf(rail).closed)), {
  error: 'expected a day on which every rail runs, not one of closed in rails.yaml',
});

const withoutYear = (text: string) => dayOfYear(text).replace(' ', '\u00a0');

const entry = z.strictObject({
  rail,
  day: integerBetween(1, 31),
  who: label,
  amount: money,
  detail: label,
});

/**
 * Figures and texts of the drawings, by drawing; `tests/content/industries.test.ts` checks that
 * they add up.
 */
const drawnSchema = z.strictObject({
  'client-money': z.strictObject({
    name: label,
    iban: accountNumber,
    held: z
      .strictObject({ label, day, at })
      .transform((held) =>
        t('industries.held', { label: held.label, day: weekday(held.day), time: held.at }),
      ),
    paidIn: label,
    paidOut: label,
    swept: z
      .strictObject({ label, day: businessDay, at })
      .transform((swept) => ({ label: swept.label, when: `${weekday(swept.day)}, ${swept.at}` })),
    left: label,
  }),
  settled: z.strictObject({ paidIn: label, paidOut: label, left: label }),
  night: z
    .strictObject({
      day,
      when: label,
      paidIn: label,
      paidOut: label,
      kept: label,
      hours: z
        .array(
          z.strictObject({
            from: text,
            paidIn: integerBetween(1, 60),
            paidOut: integerBetween(1, 60),
          }),
        )
        .length(8),
    })
    .transform((night) => ({
      ...night,
      when: `${weekday(night.day)} ${withoutYear(night.day)}, ${night.when}`,
    })),
  month: z
    .strictObject({
      /** As `2026-11`; ordinary payments are on its TARGET business days. */
      month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, {
        error: 'expected a month, such as 2026-11',
      }),
      /** The amount of `invoiced` is shown after `detail`. */
      entries: z.array(entry.extend({ invoiced: invoiced.optional() })).length(3),
      file: entry,
      paidIn: label,
      paidOut: label,
      kept: label,
    })
    .superRefine(({ month, entries, file }, context) => {
      const booked = [
        ...entries.map((one, index) => ({ ...one, path: ['entries', index, 'day'] })),
        { ...file, path: ['file', 'day'] },
      ];
      // The entry's own schema refuses a rail that does not exist.
      for (const { rail, day: of, path } of booked.filter((one) => rails().includes(one.rail))) {
        const on = addDays(`${month}-01`, of - 1);
        if (on.startsWith(month) && runsOn(on, railOf(rail).closed)) continue;
        const message = `expected a day of ${month} on which ${railOf(rail).name} runs: none that is closed in rails.yaml`;
        context.addIssue({ code: 'custom', path, message });
      }
    })
    .transform(({ month, ...example }) => ({
      ...example,
      month: monthName(`${month}-01`),
      days: Number(addDays(addMonths(`${month}-01`, 1), -1).slice(-2)),
    })),
  budgets: z.strictObject({
    fee: label,
    media: label,
    left: label,
    budgets: z.array(z.strictObject({ name: label, node: text })).length(2),
    feeTo: text,
  }),
  held: z.strictObject({
    held: label,
    released: z
      .strictObject({ label, day: businessDay })
      .transform((released) => `${released.label}, ${withoutYear(released.day)}`),
    signatures: z.array(label).length(2),
  }),
});

/** Examples for those drawings that the industries use. */
const examplesSchema = drawnSchema.partial().extend({ note: words(120) });

/** `content/pages/industries.yaml` */
export const industriesPageSchema = z.strictObject({
  ...pageFields,
  /**
   * The sections shown, in order: the industries, the contact block, and sections declared in
   * content.
   */
  sections: sectionsAmong(['parts', 'ask']).optional(),
  closing: closingSchema,
  examples: examplesSchema,
});

export type IndustriesPage = z.infer<typeof industriesPageSchema>;
export type Examples = IndustriesPage['examples'];
export type ExampleName = keyof z.output<typeof drawnSchema>;
