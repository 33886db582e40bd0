import { z } from 'zod';
import { RAILS } from '../../tariff/rails.ts';

const text = z.string().min(1);
const link = z.strictObject({ label: text, href: z.string().startsWith('/') });
const day = z.iso.date({ error: 'expected a calendar day, such as 2026-09-01' });
const titled = z.strictObject({ title: text, text, link: link.optional() });

const rail = z.enum(RAILS);

/** A stop of the story; `line` names the rail that it opens, `rails` those that it concerns where not all. */
const station = z.strictObject({
  date: day,
  label: text,
  text,
  line: rail.optional(),
  rails: z.array(rail).min(1).optional(),
  state: z.enum(['done', 'announced']),
});

/** A readout: a figure from the limits, or a value with its unit. */
const figure = z.union([
  z.strictObject({ limit: text, label: text }),
  z.strictObject({ value: text, unit: text.optional(), label: text }),
]);

/** `content/pages/about.yaml` */
export const aboutSchema = z.strictObject({
  title: z.string().min(5).max(120),
  description: z.string().min(15).max(160),
  heading: text,
  lead: text,
  story: z.strictObject({
    heading: text,
    lead: text,
    stations: z
      .array(station)
      .min(2)
      .refine((all) => all.every(({ date }, i) => i === 0 || date >= (all[i - 1]?.date ?? '')), {
        error: 'expected the stations in the order of their dates',
      }),
  }),
  figures: z.strictObject({ heading: text, note: text, asOf: day, items: z.array(figure).min(1) }),
  principles: z.strictObject({ heading: text, items: z.array(titled).min(1) }),
  money: z.strictObject({ heading: text, lead: text, items: z.array(titled).min(1), outro: text }),
  notDo: z.strictObject({ heading: text, items: z.array(titled).min(1) }),
  closing: z.strictObject({ heading: text, lead: text }),
  next: z.array(link.extend({ text })).min(1),
});

export type AboutPage = z.infer<typeof aboutSchema>;
export type StoryStation = z.infer<typeof station>;
