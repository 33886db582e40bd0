import { z } from 'zod';
import {
  closingSchema,
  integerBetween,
  listOf,
  pageFields,
  text,
  texts,
  titledText,
} from './pieces-schema.ts';
import { feeLine } from './references-schema.ts';

const side = z.strictObject({ title: text, points: texts });

/**
 * `content/pages/referral.yaml`; the reward is a percentage of the tariff's `line`, so that the
 * file states no sum.
 */
export const referralSchema = z.strictObject({
  ...pageFields,
  reward: z.strictObject({
    share: z.string().regex(/^[1-9]\d?%$/, { error: 'expected a whole percentage, such as 20%' }),
    of: text,
    duration: text,
    line: feeLine,
    months: integerBetween(1, 24),
    notes: texts,
  }),
  who: z.strictObject({ heading: text, yes: texts, no: texts }),
  steps: listOf(titledText.extend({ who: z.enum(['you', 'company', 'both']) })),
  sides: z.strictObject({ heading: text, referrer: side, referred: side }),
  conditions: listOf(titledText),
  notAllowed: listOf(text),
  faq: listOf(z.strictObject({ question: text, answer: text })),
  closing: closingSchema,
  contact: text,
});

export type ReferralPage = z.infer<typeof referralSchema>;
