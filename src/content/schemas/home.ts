import { z } from 'zod';
import { ICON_NAMES } from '../../icon-names.ts';
import { RAILS } from '../../tariff/rails.ts';
import { closingSchema } from './closing.ts';

const line = z.enum(RAILS);
const text = z.string().min(1);
const link = z.strictObject({
  label: text.max(60),
  href: z.string().regex(/^\/(?!\/)/, { error: 'expected a path of this site, such as /fee' }),
});
const state = z.enum(['ring', 'done', 'now', 'announced']);

/** A stop of an example payment: at a moment, or at a time that the site has as a limit. */
const station = z.union([
  z.strictObject({ at: text.max(20), label: text.max(40), state }),
  z.strictObject({ limit: text, label: text.max(40), state }),
]);

const track = z.strictObject({
  name: text,
  stations: z
    .array(z.strictObject({ label: text.max(60) }))
    .min(2)
    .max(4),
});

/** `content/home.yaml`: the texts of the home page, section by section. */
export const homeSchema = z.strictObject({
  title: z.string().min(5).max(120),
  description: z.string().min(15).max(160),
  hero: z.strictObject({
    heading: z.array(text).min(1).max(3),
    lead: text.max(260),
    register: text,
    pricing: link,
    lines: z.array(z.strictObject({ line, label: text, limit: text })).length(3),
  }),
  /** White wordmarks in `content/public/partners/`, with their widths at a common height of 38 px. */
  partners: z.strictObject({
    caption: text,
    marks: z.array(z.strictObject({ file: text, width: z.int().positive() })).min(2),
  }),
  rails: z.strictObject({
    heading: text,
    lead: text,
    link,
    lanes: z
      .array(
        z.strictObject({
          line,
          name: text,
          note: text.max(140),
          limit: text,
          caption: text,
          uetr: z.uuid().optional(),
          stations: z.array(station).length(4),
        }),
      )
      .length(3),
    example: text,
  }),
  opening: z.strictObject({
    heading: text,
    lead: text,
    steps: z
      .array(
        z.strictObject({ figure: text.max(8), unit: z.string(), title: text, text: text.max(180) }),
      )
      .min(3)
      .max(6),
    span: z.strictObject({ label: text, limit: text }),
    example: text,
    link,
  }),
  industries: z.strictObject({ heading: text, lead: text, link }),
  team: z.strictObject({
    heading: text,
    lead: text,
    parts: z
      .array(z.strictObject({ icon: z.enum(ICON_NAMES), title: text, text, href: link.shape.href }))
      .length(3),
  }),
  developers: z.strictObject({
    heading: text,
    lead: text,
    link,
    guide: link,
    facts: z
      .array(z.strictObject({ label: text, limit: text }))
      .min(2)
      .max(5),
  }),
  fees: z.strictObject({
    heading: text,
    lead: text,
    link,
    category: text,
    teasers: z
      .array(z.strictObject({ line, fee: text, name: text, caption: text.max(90) }))
      .length(3),
  }),
  safeguarding: z.strictObject({
    heading: text,
    lead: text,
    statements: z.array(z.strictObject({ title: text, text })).length(3),
    tracks: z.array(track).length(2),
    gap: text,
    link,
  }),
  news: z.strictObject({ heading: text, blog: link, newsroom: link }),
  closing: closingSchema,
});

export type HomeTexts = z.output<typeof homeSchema>;
