import { z } from 'zod';
import { byId, day, id, words } from '#tariff/schema/exact.ts';
import { countries } from '#words/formats.ts';
import { sources } from './pieces-schema.ts';

const code = z
  .string()
  .regex(/^[A-Z]{2}(-[A-Z0-9]{1,3})?$/, {
    error: 'expected an ISO 3166 code, such as LT or UA-43',
    abort: true,
  })
  .refine(
    (written) =>
      !/^(ZZ|EU|UN|EZ|Q.|X[A-JL-Z])/.test(written) && countries().of(written.slice(0, 2)),
    {
      error: 'no country or territory has this code',
    },
  );

/** The reason for which no law is stated. */
const OWN_POLICY = 'own-policy';

/** `content/jurisdictions.yaml`: where a company may be registered and where not. */
export const jurisdictionsSchema = z
  .strictObject({
    updated: day,
    reviewed: day,
    sources,
    /** Why a country or territory is refused, by id. */
    reasons: byId(words(80), 'reasons'),
    accepted: byId(
      z.strictObject({
        title: words(60),
        since: day,
        countries: z.record(code, words(60), { error: 'expected names by ISO 3166 code' }),
      }),
      'accepted groups',
    ),
    others: z.strictObject({ title: words(60), text: words(300) }),
    refused: z.record(
      code,
      z
        .strictObject({ name: words(120), since: day, reason: id, law: words(120).optional() })
        .refine((entry) => entry.reason === OWN_POLICY || entry.law !== undefined, {
          path: ['law'],
          error: 'expected the law or list behind a reason that is not our own policy',
        }),
      { error: 'expected refused countries by ISO 3166 code' },
    ),
  })
  .superRefine(({ updated, reviewed, reasons, accepted, refused }, context) => {
    const refuse = (path: PropertyKey[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    if (reviewed < updated) refuse(['reviewed'], `expected a day not before updated, ${updated}`);
    const seen = new Map<string, string>();
    for (const [group, { countries, since }] of Object.entries(accepted)) {
      if (since > updated)
        refuse(['accepted', group, 'since'], `expected ${updated} at the latest`);
      for (const country of Object.keys(countries)) {
        const before = seen.get(country);
        const path = ['accepted', group, 'countries', country];
        if (before) refuse(path, `stands in ${before} already`);
        seen.set(country, group);
      }
    }
    for (const [country, { since, reason }] of Object.entries(refused)) {
      if (!reasons[reason]) {
        refuse(
          ['refused', country, 'reason'],
          `expected one of ${Object.keys(reasons).join(', ')}`,
        );
      }
      if (seen.has(country))
        refuse(['refused', country], 'is accepted above: expected one of the two');
      if (since > updated)
        refuse(['refused', country, 'since'], `expected ${updated} at the latest`);
    }
  });

export type Jurisdictions = z.output<typeof jurisdictionsSchema>;
