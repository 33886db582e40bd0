import { z } from 'zod';
import { CLOSING_DAY } from '#tariff/business-days.ts';
import { type RailFacts, STROKES } from '#tariff/rails.ts';
import { byId, count, words } from '#tariff/schema/exact.ts';

/** Names used beside rails in other lists, which no rail may have. */
const TAKEN = ['internal', 'account', 'exchange', 'application', 'api', 'webhooks', 'interface'];

const rail = z.strictObject({
  name: words(30),
  short: words(20).optional(),
  stroke: z.enum(STROKES, { error: `expected one of ${STROKES.join(', ')}` }),
  seconds: count.optional(),
  closed: z
    .array(
      z.string().regex(CLOSING_DAY, {
        error:
          'expected a day of each year such as 12-25, one day such as 2027-08-30, or days from Easter such as easter-2 or easter+1',
      }),
    )
    .optional(),
  pricedAs: z.string().optional(),
});

/** The fault of a rail among all of them, if any: path of the key, and what was expected. */
function faultOf(key: string, all: Readonly<Record<string, RailFacts>>): [string[], string] | null {
  const { stroke, pricedAs } = all[key] as RailFacts;
  if (TAKEN.includes(key)) return [[], `expected a name other than ${TAKEN.join(', ')}`];
  const before = Object.keys(all).slice(0, Object.keys(all).indexOf(key));
  const same = before.find((other) => all[other]?.stroke === stroke);
  if (same !== undefined) {
    const free = STROKES.filter((one) => Object.values(all).every((of) => of.stroke !== one));
    const left = free.length > 0 ? `one of ${free.join(', ')}` : `at most ${STROKES.length} rails`;
    return [['stroke'], `is the stroke of ${same} already: expected ${left}`];
  }
  const others = Object.keys(all).filter((other) => other !== key);
  if (pricedAs === undefined || others.includes(pricedAs)) return null;
  return [['pricedAs'], `unknown rail: expected one of ${others.join(', ')}`];
}

/** `content/rails.yaml`: the payment rails in their order, each with the stroke it is drawn in. */
export const railsSchema = byId(rail, 'rails').superRefine((all, context) => {
  for (const key of Object.keys(all)) {
    const [path, message] = faultOf(key, all) ?? [];
    if (path) context.addIssue({ code: 'custom', path: [key, ...path], message });
  }
});
