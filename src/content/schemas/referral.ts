import { z } from 'zod';
import { closingSchema } from './closing.ts';

const text = z.string().min(1);
const texts = z.array(text).min(1);
const side = z.strictObject({ title: text, points: texts });

/** `content/pages/referral.yaml`; the reward is a share of the tariff's `line`, so no sum stands there. */
export const referralSchema = z.strictObject({
  title: z.string().min(5).max(120),
  description: z.string().min(15).max(160),
  heading: text,
  lead: text,
  reward: z.strictObject({
    share: z.string().regex(/^[1-9]\d?%$/, { error: 'expected a whole percentage, such as 20%' }),
    of: text,
    duration: text,
    line: text,
    months: z.int().min(1).max(24),
    notes: texts,
  }),
  who: z.strictObject({ heading: text, yes: texts, no: texts }),
  steps: z.strictObject({
    heading: text,
    items: z
      .array(z.strictObject({ who: z.enum(['you', 'company', 'both']), title: text, text }))
      .min(2),
  }),
  sides: z.strictObject({ heading: text, referrer: side, referred: side }),
  conditions: z.strictObject({
    heading: text,
    items: z.array(z.strictObject({ title: text, text })).min(1),
  }),
  notAllowed: z.strictObject({ heading: text, items: texts }),
  faq: z.strictObject({
    heading: text,
    items: z.array(z.strictObject({ question: text, answer: text })).min(1),
  }),
  closing: closingSchema,
  contact: text,
});

export type ReferralPage = z.infer<typeof referralSchema>;
