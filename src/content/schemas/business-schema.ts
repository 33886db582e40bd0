import { z } from 'zod';
import { byId, day, id, words } from '#tariff/schema/exact.ts';

const entry = z.strictObject({
  title: words(80),
  text: words(240),
  since: day,
  reason: id,
  law: words(160).optional(),
});

const list = z.strictObject({
  title: words(60),
  text: words(240),
  reasons: byId(words(80), 'reasons'),
  entries: byId(entry, 'entries'),
});

/** The two lists, by the names used in `<Business list="…" />`. */
const BUSINESS_LISTS = ['prohibited', 'due-diligence'] as const;

export type BusinessList = (typeof BUSINESS_LISTS)[number];

/** `content/business.yaml`: prohibited business, and business with enhanced due diligence. */
export const businessSchema = z
  .strictObject({ updated: day, reviewed: day, prohibited: list, 'due-diligence': list })
  .superRefine((business, context) => {
    const refuse = (path: PropertyKey[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    const { updated, reviewed } = business;
    if (reviewed < updated) refuse(['reviewed'], `expected a day not before updated, ${updated}`);
    const seen = new Set<string>();
    for (const name of BUSINESS_LISTS) {
      const { reasons, entries } = business[name];
      for (const [key, { since, reason }] of Object.entries(entries)) {
        const path = [name, 'entries', key];
        if (seen.has(key)) refuse(path, 'stands in the other list already');
        seen.add(key);
        if (since > updated) refuse([...path, 'since'], `expected ${updated} at the latest`);
        if (!reasons[reason]) {
          refuse([...path, 'reason'], `expected one of ${Object.keys(reasons).join(', ')}`);
        }
      }
      for (const reason of Object.keys(reasons)) {
        if (!Object.values(entries).some((item) => item.reason === reason)) {
          refuse([name, 'reasons', reason], 'no entry has this reason');
        }
      }
    }
  });

export type Business = z.output<typeof businessSchema>;
