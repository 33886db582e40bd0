import { z } from 'zod';
import { webAddress } from '#hosting/contract/setting-values.mjs';
import { checked } from '#hosting/contract/settings.ts';
import { addMonths } from '#tariff/day.ts';
import { count, currency, day, flag, id, words } from '#tariff/schema/exact.ts';
import { rail } from '#tariff/schema/rail-schema.ts';
import { byline, positionPlace, positionTeam, topic } from './names-schema.ts';
import { openingFields } from './opening-schema.ts';
import { headFields, integerBetween, order, sources } from './pieces-schema.ts';
import { languageTag } from './site-schema.ts';

/** Held back until the author removes the key; shown in previews only. */
const draft = flag.optional();

const page = z.strictObject({ ...headFields, sources });
const draftablePage = page.extend({ draft });

/** `content/blog/*.mdx` */
export const blogSchema = draftablePage
  .extend({
    date: day,
    updated: day.optional(),
    topic,
    author: byline,
    rails: z.array(rail),
    stops: z
      .array(z.strictObject({ label: words(28).min(2), at: words(14) }))
      .min(3)
      .max(5),
    related: z.array(z.string()).max(3).default([]),
  })
  .refine((post) => !post.updated || post.updated >= post.date, {
    path: ['updated'],
    error: 'expected a day not before date',
  });

/** `content/newsroom/*.mdx` */
export const newsroomSchema = draftablePage.extend({
  date: day,
  kind: z.enum(['announcement', 'product', 'regulatory', 'company']),
  place: words(40),
  rails: z.array(rail),
});

/** `content/docs/**.mdx`; `path` overrides the path derived from the file's location. */
export const docsSchema = draftablePage
  .extend({
    updated: day,
    reviewed: day,
    owner: byline,
    order,
    label: words(32).optional(),
    path: z.string().optional(),
  })
  .refine((doc) => doc.reviewed >= doc.updated, {
    path: ['reviewed'],
    error: 'expected a day not before updated',
  });

/** `content/faq/{group}/*.mdx` */
export const faqSchema = z.strictObject({ question: words(120).min(8), order, draft });

/** `content/faq-groups.yaml` */
export const faqGroupsSchema = z
  .array(z.strictObject({ id, title: words(40).min(3), order }))
  .superRefine((groups, context) => {
    groups.forEach((group, index) => {
      for (const key of ['id', 'title'] as const) {
        if (groups.findIndex((other) => other[key] === group[key]) === index) continue;
        const message = `another group already has this ${key}`;
        context.addIssue({ code: 'custom', path: [index, key], message });
      }
    });
  });

/** Annual salary, in whole units of the currency. */
const salary = z
  .strictObject({ from: count, to: count, currency })
  .refine((range) => range.to >= range.from, {
    error: 'expected the value of to to be at least that of from',
  });

/** `content/careers/*.mdx` */
export const careersSchema = page
  .extend({
    team: positionTeam,
    places: z.array(positionPlace).min(1),
    type: z.enum(['Full time', 'Part time']),
    salary,
    ...openingFields,
    apply: checked(webAddress).optional(),
    reportsTo: z.string(),
    steps: z
      .array(z.strictObject({ day: integerBetween(0, 30), title: words(40), text: words(220) }))
      .min(3)
      .max(7),
    send: z.array(z.string()).min(2).max(6),
  })
  .refine((position) => position.closes >= position.opened, {
    path: ['closes'],
    error: 'expected a day not before opened',
  });

/** `content/legal/*.md` */
export const legalSchema = page.extend({
  version: words(10),
  effective: day,
  language: languageTag,
});

/**
 * `content/legal-archive/{document}/{version}.md`, including the changes made by the version that
 * replaced it.
 */
export const supersededSchema = legalSchema.extend({ changed: z.array(words(240)).min(1) });

/** Notice period for changes of a contract, in months: Directive (EU) 2015/2366, Article 54(1). */
const NOTICE_MONTHS = 2;

/**
 * `content/legal-ahead/*.md`: an announced version, including its changes from the one in force.
 */
export const aheadSchema = supersededSchema
  .extend({ announced: day })
  .refine(({ announced, effective }) => effective >= addMonths(announced, NOTICE_MONTHS), {
    path: ['effective'],
    error: 'expected a day two months after announced, or later',
  });
