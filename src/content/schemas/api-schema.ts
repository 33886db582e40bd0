import { z } from 'zod';
import { day, flag, words } from '#tariff/schema/exact.ts';
import {
  closingSchema,
  headFields,
  link,
  linkWithText,
  listOf,
  order,
  pageFields,
  text,
  texts,
  titledText,
} from './pieces-schema.ts';
import { limitId } from './references-schema.ts';

const ending = z.enum(['credited', 'refused', 'returned', 'your decision', 'credited, less']);

/** A stop of the example payment, from the client program's point of view. */
const event = z.strictObject({
  at: text,
  kind: z.enum(['request', 'response', 'webhook']),
  title: text,
  code: text,
});

const headingAndText = { heading: text, text };

/** `content/pages/api.yaml`: the overview page of the API. */
export const apiPageSchema = z.strictObject({
  ...pageFields,
  /** The call on the first screen, for copying. */
  call: z.strictObject({ title: text, code: text }),
  cando: listOf(titledText).extend({ not: texts }),
  first: z.strictObject({ heading: text, lead: text, steps: z.array(titledText).min(2).max(6) }),
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
  authentication: z.strictObject({ ...headingAndText, code: text, link }),
  webhooks: z.strictObject({ ...headingAndText, limit: limitId, events: texts, link }),
  errors: z.strictObject({
    ...headingAndText,
    rows: z.array(z.strictObject({ status: text, meaning: text, repeat: flag })).min(1),
    link,
  }),
  versions: z.strictObject({ ...headingAndText, limit: limitId }),
  limits: z.strictObject({
    heading: text,
    rows: z.array(z.strictObject({ limit: limitId, label: text })).min(1),
  }),
  scenarios: z.strictObject({
    ...headingAndText,
    endings: z.record(ending, text),
    rows: z
      .array(
        z.strictObject({
          scenario: words(40).regex(/^[a-z_]+$/),
          outcome: text,
          ends: ending,
        }),
      )
      .min(1),
    link,
  }),
  /** The link to the reference, if the institution has an API (content/openapi.yaml). */
  reference: z
    .strictObject({
      heading: text,
      lead: text,
      guides: text,
      resources: text,
      files: text,
      downloads: z.array(linkWithText).min(1),
    })
    .optional(),
  links: listOf(linkWithText),
  closing: closingSchema,
});

export type ApiPageTexts = z.infer<typeof apiPageSchema>;

/** `content/api/guides/{slug}.mdx`: a guide beside the resources, at `/api/{slug}`. */
export const apiGuideSchema = z.strictObject({ ...headFields, label: words(32), order });

/** `content/api/changelog.yaml`: every version of the API's document, newest first. */
export const apiChangelogSchema = z
  .array(
    z.strictObject({
      version: z.string().regex(/^\d+\.\d+\.\d+$/, { error: 'expected a version, such as 1.8.0' }),
      date: day,
      changes: z.array(words(240)).min(1),
      /** The breaking changes of the version, as the test on breaking changes prints them. */
      breaks: z.array(text).default([]),
    }),
  )
  .min(1);
