import { z } from 'zod';
import { addDays } from '#tariff/day.ts';
import { day } from '#tariff/schema/exact.ts';
import { integerBetween } from './pieces-schema.ts';

/** The seconds of a day without a leap second. */
const DAY = 86_400;

const milliseconds = integerBetween(1, 60_000);

/** Percentage of requests answered with a server error: `0.02`. */
const errors = z.string().regex(/^\d{1,2}\.\d{2}$/, {
  error: 'expected per cent with two decimals, such as 0.02',
});

/**
 * One calendar day of the interface for third-party providers and of the clients' own application.
 */
const measured = z.strictObject({
  day,
  /** Seconds from midnight to midnight without an answer. */
  down: integerBetween(0, DAY),
  /**
   * Mean response time: for initiating a payment, reading account information, and confirming
   * funds.
   */
  initiation: milliseconds,
  information: milliseconds,
  funds: milliseconds,
  errors,
  /** The same for the application: seconds down, mean response time, errors. */
  own: z.strictObject({ down: integerBetween(0, DAY), answer: milliseconds, errors }),
});

/** The first day of a quarter and of the next one. */
function bounds(quarter: string): readonly [first: string, after: string] {
  const [year = 0, number = 1] = quarter.split('-').map(Number);
  const first = (of: number) =>
    new Date(Date.UTC(year, (of - 1) * 3, 1)).toISOString().slice(0, 10);
  return [first(number), first(number + 1)];
}

/**
 * `content/dedicated-interface/{quarter}.yaml`: performance of the dedicated interface for account
 * information and payment initiation on each day of a quarter, compared with the application:
 * Delegated Regulation (EU) 2018/389, Article 32(4), by the indicators of EBA/GL/2018/07,
 * guidelines 2 and 3.
 */
export const interfaceSchema = z
  .strictObject({
    quarter: z.string().regex(/^20\d\d-[1-4]$/, { error: 'expected a quarter, such as 2026-3' }),
    published: day,
    days: z.array(measured),
  })
  .superRefine(({ quarter, published, days }, context) => {
    const [first, after] = bounds(quarter);
    const refuse = (path: PropertyKey[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    if (published < after) refuse(['published'], `expected ${after} at the earliest`);
    let due = first;
    for (const [index, entry] of days.entries()) {
      if (entry.day !== due || due >= after) {
        const expected = due < after ? due : `nothing after ${addDays(after, -1)}`;
        return refuse(['days', index, 'day'], `expected ${expected}`);
      }
      due = addDays(due, 1);
    }
    if (due < after) refuse(['days'], `expected every day of the quarter: ${due} is missing`);
  });

/** A quarter of the dedicated interface, day by day. */
export type InterfaceQuarter = z.output<typeof interfaceSchema>;
