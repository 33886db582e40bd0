import { z } from 'zod';
import { ICON_NAMES } from '../../icon-names.ts';

const text = z.string().min(1);
const texts = z.array(text).min(1);
const href = z.string().startsWith('/');

/** A stop of a report; one with `value` and `unit` is a legal limit. */
const station = z.strictObject({
  value: text.optional(),
  unit: text.optional(),
  label: text,
  text,
});

/** `content/pages/whistleblower.yaml` */
export const whistleblowerSchema = z.strictObject({
  title: z.string().min(5).max(120),
  description: z.string().min(15).max(160),
  heading: text,
  lead: text,
  action: text,
  timings: z.strictObject({
    heading: text,
    note: text,
    stations: z.array(station).length(4),
    afterwards: text,
  }),
  scope: z.strictObject({
    heading: text,
    lead: text,
    yes: texts,
    no: z.array(z.strictObject({ text, label: text, href })).min(1),
  }),
  channels: z.strictObject({
    heading: text,
    lead: text,
    items: z
      .array(
        z.strictObject({
          id: z.enum(['mailbox', 'post', 'meeting', 'authority']),
          icon: z.enum(ICON_NAMES),
          title: text,
          address: text.optional(),
          text,
        }),
      )
      .min(2),
  }),
  include: z.strictObject({ heading: text, lead: text, items: texts }),
  protected: z.strictObject({
    heading: text,
    condition: text,
    groups: z.array(z.strictObject({ title: text, items: texts })).length(2),
  }),
  retaliation: z.strictObject({ heading: text, text, items: texts, remedy: text }),
  anonymity: z.strictObject({ heading: text, text: texts }),
  data: z.strictObject({
    heading: text,
    text: texts,
    link: z.strictObject({ label: text, href }),
  }),
  law: z.strictObject({ label: text, text }),
});

export type WhistleblowerPage = z.infer<typeof whistleblowerSchema>;
