import { z } from 'zod';
import { day } from '#tariff/schema/exact.ts';
import { rail } from '#tariff/schema/rail-schema.ts';
import {
  figure,
  link,
  linkWithText,
  listOf,
  pageFields,
  person,
  text,
  titledText,
} from './pieces-schema.ts';

const linked = titledText.extend({ link: link.optional() });

/**
 * A stop of the history; `opens` names the rail that starts there, `rails` those concerned if not
 * all.
 */
const station = z.strictObject({
  date: day,
  label: text,
  text,
  opens: rail.optional(),
  rails: z.array(rail).min(1).optional(),
  state: z.enum(['done', 'announced']),
});

/** `content/pages/about.yaml` */
export const aboutSchema = z.strictObject({
  ...pageFields,
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
  /** Left out if nobody is named. */
  leadership: listOf(person).extend({ lead: text, note: text.optional() }).optional(),
  /** Heading above the offices from `content/pages/careers.yaml`, if they are shown. */
  offices: z.strictObject({ heading: text }).optional(),
  figures: listOf(figure).extend({ note: text, asOf: day }),
  principles: listOf(titledText),
  money: listOf(linked).extend({ lead: text, outro: text }),
  notDo: listOf(linked),
  // Without `register`, the button has the word of the header.
  closing: z.strictObject({ heading: text, lead: text, register: text.optional() }),
  next: z.array(linkWithText).min(1),
});

export type AboutPage = z.infer<typeof aboutSchema>;
export type StoryStation = z.infer<typeof station>;
