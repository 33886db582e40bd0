import { z } from 'zod';
import { byId, day, words } from '#tariff/schema/exact.ts';
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

/** Reasons to refuse a country or territory; their labels are in the file. */
const REFUSAL_REASONS = [
  'eu-sanctions',
  'eu-sectoral',
  'fatf-call-for-action',
  'own-policy',
] as const;

const reason = z.enum(REFUSAL_REASONS, { error: `expected one of ${REFUSAL_REASONS.join(', ')}` });

/** `content/jurisdictions.yaml`: where a company may be registered and where not. */
export const jurisdictionsSchema = z
  .strictObject({
    updated: day,
    reviewed: day,
    sources,
    reasons: z.strictObject(
      Object.fromEntries(REFUSAL_REASONS.map((name) => [name, words(80)])) as Record<
        (typeof REFUSAL_REASONS)[number],
        z.ZodString
      >,
    ),
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
        .strictObject({ name: words(120), since: day, reason, law: words(120).optional() })
        .refine((entry) => entry.reason === 'own-policy' || entry.law !== undefined, {
          path: ['law'],
          error: 'expected the law or list behind a reason that is not our own policy',
        }),
      { error: 'expected refused countries by ISO 3166 code' },
    ),
  })
  .superRefine(({ updated, reviewed, accepted, refused }, context) => {
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
    for (const [country, { since }] of Object.entries(refused)) {
      if (seen.has(country))
        refuse(['refused', country], 'is accepted above: expected one of the two');
      if (since > updated)
        refuse(['refused', country, 'since'], `expected ${updated} at the latest`);
    }
  });

export type Jurisdictions = z.output<typeof jurisdictionsSchema>;
