import { z } from 'zod';
import { closingSchema } from './closing.ts';

const text = z.string().min(1);
const titled = z.strictObject({ title: text, text });
const link = z.strictObject({ label: text, href: z.string().startsWith('/') });
const ending = z.enum(['credited', 'refused', 'returned', 'your decision', 'credited, less']);
const limitRow = z.strictObject({ limit: text, label: text });

/** What a stop of the example payment is, seen from the program that sends it. */
const event = z.strictObject({
  at: text,
  kind: z.enum(['request', 'response', 'webhook']),
  title: text,
  code: text,
});

/** `content/pages/api.yaml`: the overview that stands before the reference. */
export const apiPageSchema = z.strictObject({
  title: z.string().min(5).max(120),
  description: z.string().min(15).max(160),
  heading: text,
  lead: text,
  cando: z.strictObject({
    heading: text,
    items: z.array(titled).min(2).max(8),
    not: z.array(text).min(1),
  }),
  first: z.strictObject({ heading: text, lead: text, steps: z.array(titled).min(2).max(6) }),
  timeline: z
    .strictObject({ heading: text, note: text, events: z.array(event).min(2).max(6) })
    .refine(({ events }) => events[0]?.kind === 'request', {
      path: ['events'],
      error: 'expected the request first',
    }),
  environments: z.strictObject({
    heading: text,
    lead: text,
    items: z
      .array(z.strictObject({ name: text, address: z.url(), key: text, money: text, text }))
      .length(2),
  }),
  authentication: z.strictObject({ heading: text, text, code: text, link }),
  webhooks: z.strictObject({
    heading: text,
    text,
    limit: text,
    events: z.array(text).min(1),
    link,
  }),
  errors: z.strictObject({
    heading: text,
    text,
    rows: z.array(z.strictObject({ status: text, meaning: text, repeat: z.boolean() })).min(1),
    link,
  }),
  versions: z.strictObject({ heading: text, text, limit: text }),
  limits: z.strictObject({ heading: text, rows: z.array(limitRow).min(1) }),
  scenarios: z.strictObject({
    heading: text,
    text,
    endings: z.record(ending, text),
    rows: z
      .array(
        z.strictObject({
          scenario: z.string().regex(/^[a-z_]+$/),
          outcome: text,
          ends: ending,
        }),
      )
      .min(1),
    link,
  }),
  links: z.strictObject({
    heading: text,
    items: z.array(link.extend({ text })).min(1),
  }),
  closing: closingSchema,
});

export type ApiPageTexts = z.infer<typeof apiPageSchema>;
