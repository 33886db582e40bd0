import { z } from 'astro/zod';
import { ICON_NAMES } from '../../icon-names.ts';
import { RAILS } from '../../tariff/rails.ts';

export const line = z.enum(RAILS);

/** An amount of a drawing, as data: `412300.00`. */
export const euroAmount = z
  .string()
  .regex(/^\d+\.\d{2}$/, { error: 'expected euro with two decimals, as 412300.00' });

/** The names that documents may use, each from the one file of content that lists them. */
export interface KnownNames {
  /** `pages/blog.yaml` */
  readonly topics: readonly string[];
  /** `site.yaml`: bylines are teams, never persons. */
  readonly teams: readonly string[];
  /** `pages/careers.yaml` */
  readonly seats: { readonly teams: readonly string[]; readonly places: readonly string[] };
}

/** What every page's head needs, with the editorial limits. */
export const headFields = {
  title: z.string().min(5).max(120),
  description: z.string().min(15).max(160),
};

const page = z.strictObject(headFields);

/** `content/blog/*.mdx` */
export const blogSchema = ({ topics, teams }: KnownNames) =>
  page
    .extend({
      date: z.date(),
      updated: z.date().optional(),
      topic: z.enum(topics),
      author: z.enum(teams),
      lines: z.array(line),
      stops: z
        .array(z.strictObject({ label: z.string().min(2).max(28), at: z.string().min(1).max(14) }))
        .min(3)
        .max(5),
      related: z.array(z.string()).max(3).default([]),
    })
    .refine((post) => !post.updated || post.updated >= post.date, {
      path: ['updated'],
      error: 'expected a day not before date',
    });

/** `content/newsroom/*.mdx` */
export const newsroomSchema = page.extend({
  date: z.date(),
  kind: z.enum(['announcement', 'product', 'regulatory', 'company']),
  place: z.string().min(2),
  lines: z.array(line),
});

/** `content/docs/**.mdx`; `path` replaces the file's place in the address. */
export const docsSchema = ({ teams }: KnownNames) =>
  page
    .extend({
      updated: z.date(),
      reviewed: z.date(),
      owner: z.enum(teams),
      order: z.int(),
      label: z.string().max(32).optional(),
      path: z.string().optional(),
    })
    .refine((doc) => doc.reviewed >= doc.updated, {
      path: ['reviewed'],
      error: 'expected a day not before updated',
    });

/** `content/faq/{group}/*.mdx` */
export const faqSchema = z.strictObject({
  question: z.string().min(8).max(120),
  order: z.int(),
});

/** `content/faq-groups.yaml` */
export const faqGroupSchema = z.strictObject({
  id: z.string(),
  title: z.string().min(3).max(40),
  order: z.int(),
});

/** Money per year, in whole units of the currency. */
const salary = z
  .strictObject({
    from: z.int().positive(),
    to: z.int().positive(),
    currency: z.literal('EUR'),
    per: z.literal('year'),
  })
  .refine((range) => range.to >= range.from, { error: 'expected to to be at least from' });

/** `content/careers/*.mdx` */
export const careersSchema = ({ seats }: KnownNames) =>
  page.extend({
    team: z.enum(seats.teams),
    places: z.array(z.enum(seats.places)).min(1),
    type: z.enum(['Full time', 'Part time']),
    salary,
    opened: z.date(),
    apply: z.url().optional(),
    reportsTo: z.string(),
    steps: z
      .array(
        z.strictObject({
          day: z.int().min(0).max(30),
          title: z.string().max(40),
          text: z.string().max(220),
        }),
      )
      .min(3)
      .max(7),
    send: z.array(z.string()).min(2).max(6),
  });

/** A readout: a figure from the limits, or a value with its unit. */
const figure = z.union([
  z.strictObject({ limit: z.string(), label: z.string() }),
  z.strictObject({ value: z.string(), unit: z.string().optional(), label: z.string() }),
]);

const link = z.strictObject({ label: z.string().min(2), href: z.string().startsWith('/') });

/** `content/product/*.yaml`: anchors are the specification's, `productAccontManager` as spelled there. */
export const productSchema = z.strictObject({
  anchor: z.enum([
    'productIbans',
    'productSwift',
    'productSepa',
    'productApi',
    'productAccontManager',
    'productMultilogin',
    'productMultisig',
    'productBulk',
  ]),
  order: z.int(),
  label: z.string(),
  summary: z.string().max(48),
  heading: z.string(),
  lead: z.string().max(260),
  icon: z.enum(ICON_NAMES),
  lines: z.array(line),
  figures: z.array(figure).min(1).max(4),
  points: z
    .array(z.strictObject({ title: z.string(), text: z.string() }))
    .min(2)
    .max(6),
  not: z.union([z.string(), z.array(z.string())]),
  fees: z.array(z.string()),
  guide: link,
  faq: link.optional(),
});

/** `content/industries/*.yaml` */
export const industrySchema = z.strictObject({
  anchor: z.enum([
    'industriesCrypto',
    'industriesPayment',
    'industriesGambling',
    'industriesIT',
    'industriesMarketing',
    'industriesConsulting',
  ]),
  order: z.int(),
  label: z.string(),
  summary: z.string().max(56),
  heading: z.string(),
  lead: z.string(),
  icon: z.enum(ICON_NAMES),
  lines: z.array(line).min(1),
  category: z.enum(['low', 'medium', 'high']),
  flow: z.strictObject({
    nodes: z
      .array(z.strictObject({ id: z.string(), label: z.string() }))
      .min(2)
      .max(7),
    payments: z
      .array(
        z.strictObject({
          from: z.string(),
          to: z.string(),
          /** `internal` is a transfer between two IBANs here, which runs on no line. */
          line: z.enum([...RAILS, 'internal']),
          label: z.string(),
          /** Of the example, in euro; `examples.test.ts` reconciles them. */
          amount: euroAmount.optional(),
        }),
      )
      .min(2)
      .max(6),
  }),
  asks: z.array(z.string()).min(2).max(6),
  refuses: z.array(z.string()).min(1).max(5),
  uses: z
    .array(z.strictObject({ anchor: z.string(), why: z.string() }))
    .min(1)
    .max(4),
  fees: z.array(z.string()),
  guide: link,
});

/** `content/legal/*.md` */
export const legalSchema = page.extend({
  version: z.string(),
  effective: z.date(),
  language: z.literal('en'),
  newTab: z.boolean(),
  order: z.int(),
});
