import { z } from 'zod';
import { flag, money, words } from '#tariff/schema/exact.ts';
import { channel, rail } from '#tariff/schema/rail-schema.ts';
import { ICON_NAMES } from '#ui/icon/icon-names.ts';
import {
  anchor,
  closingSchema,
  figure,
  integerBetween,
  link,
  order,
  pageFields,
  sources,
  text,
  texts,
  titledText,
} from './pieces-schema.ts';
import { category, feeLine, part } from './references-schema.ts';
import { sectionsAmong } from './sections-schema.ts';

/** `content/pages/product.yaml` */
export const productPageSchema = z.strictObject({
  ...pageFields,
  /** The sections shown, in order: the parts, and sections declared in content. */
  sections: sectionsAmong(['parts']).optional(),
  closing: closingSchema,
});

const section = {
  order,
  anchor,
  label: words(40),
  heading: words(60),
  fees: z.array(feeLine),
  guide: link,
};

/** The drawings available for parts of the product (src/features/product/part-drawings.tsx). */
const PART_DRAWINGS = [
  'overview',
  'tracking',
  'sepa-week',
  'manager-day',
  'api-clock',
  'seat-map',
  'rule-stair',
  'bulk-file',
] as const;

/** `content/product/*.yaml` */
export const productSchema = z.strictObject({
  ...section,
  /** Another part, to which the menu links under this one's name. */
  menuLeadsTo: part.optional(),
  summary: words(48),
  lead: words(260),
  icon: z.enum(ICON_NAMES),
  rails: z.array(rail),
  figures: z.array(figure).min(1).max(4),
  /** Without a drawing, the text takes the full width. */
  drawing: z.enum(PART_DRAWINGS).optional(),
  /** Sets the section on a light ground. */
  paper: flag.optional(),
  /** The first three are always visible; the rest is in a disclosure. */
  points: z.array(titledText).min(2).max(6),
  not: texts,
  faq: link.optional(),
});

/** The drawings available for industries (src/features/industries/industry-drawings.tsx). */
const INDUSTRY_DRAWINGS = [
  'flow',
  'night',
  'month',
  'client-money',
  'settled',
  'budgets',
  'held',
] as const;

/** The nodes at which a drawing must state the sum of payments. */
const SUMMED: Partial<Record<(typeof INDUSTRY_DRAWINGS)[number], readonly string[]>> = {
  'client-money': ['clients', 'collection', 'bank'],
  settled: ['acquirer', 'settlement'],
  held: ['held'],
};

const flow = z
  .strictObject({
    nodes: z
      .array(
        z.strictObject({
          id: text,
          label: text,
          /** An account at this institution, whose payments are priced by the tariff. */
          here: flag.optional(),
        }),
      )
      .min(2)
      .max(7),
    payments: z
      .array(
        z.strictObject({
          from: text,
          to: text,
          /** `internal` is a transfer between two IBANs of this institution, which uses no rail. */
          rail: channel,
          label: text,
          /** An example in euro; the tests of the examples check that they add up. */
          amount: money.optional(),
          /** The number of payments that make up the amount. */
          count: integerBetween(1, 9999).optional(),
          /** Marks the company's income, which must exceed the cost of all its payments. */
          earned: flag.optional(),
        }),
      )
      .min(2)
      .max(6),
  })
  .superRefine(({ nodes, payments }, context) => {
    const known = nodes.map(({ id }) => id);
    payments.forEach((payment, index) => {
      for (const end of ['from', 'to'] as const) {
        if (known.includes(payment[end])) continue;
        const message = `no such node: expected one of ${known.join(', ')}`;
        context.addIssue({ code: 'custom', path: ['payments', index, end], message });
      }
    });
  });

/** `content/industries/*.yaml` */
export const industrySchema = z
  .strictObject({
    ...section,
    sources,
    summary: words(56),
    lead: text,
    rails: z.array(rail).min(1),
    category,
    flow,
    /** The main drawing, and the one beside the details. */
    drawing: z.enum(INDUSTRY_DRAWINGS),
    example: z.enum(INDUSTRY_DRAWINGS).optional(),
    paper: flag.optional(),
    /** The drawing takes the full width, below the heading. */
    wide: flag.optional(),
    /** The legal requirements for such a client, and their consequences for the account. */
    law: text.optional(),
    asks: z.array(text).min(2).max(6),
    refuses: z.array(text).min(1).max(5),
    uses: z
      .array(z.strictObject({ anchor: part, why: text }))
      .min(1)
      .max(4),
  })
  .superRefine(({ drawing, example, flow: { nodes } }, context) => {
    for (const id of [drawing, example].flatMap((one) => (one && SUMMED[one]) ?? [])) {
      if (nodes.some((node) => node.id === id)) continue;
      const message = `expected a node with the id ${id}, whose payments the drawing adds up`;
      context.addIssue({ code: 'custom', path: ['flow', 'nodes'], message });
    }
  });
