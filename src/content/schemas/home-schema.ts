import { z } from 'zod';
import { words } from '#tariff/schema/exact.ts';
import { eachRail, rail } from '#tariff/schema/rail-schema.ts';
import { ICON_NAMES } from '#ui/icon/icon-names.ts';
import { path } from './path-schema.ts';
import {
  anyLink,
  closingSchema,
  either,
  headFields,
  link,
  text,
  titledText,
  wordmarks,
} from './pieces-schema.ts';
import { category, feeLine, limitId } from './references-schema.ts';
import { sectionsAmong } from './sections-schema.ts';

const stop = { label: words(40), state: z.enum(['ring', 'done', 'now', 'announced']) };

/** A stop of an example payment: at a time given by a limit, or at a stated time. */
const station = either({ limit: limitId }, { at: words(20) }, stop);

const about = { title: text, text: words(180) };

/** A step of opening an account with its duration: a limit, or a stated figure. */
const step = either({ limit: limitId }, { figure: words(8), unit: text.optional() }, about);

const readout = { before: words(12).optional(), after: words(24).optional() };

/** A figure with a text before and after it: the lowest price of a line, or a limit. */
const fact = either({ fee: feeLine }, { limit: limitId }, readout);

const opening = { heading: text, lead: text };

const track = z.strictObject({
  name: text,
  stations: z
    .array(z.strictObject({ label: words(60) }))
    .min(2)
    .max(4),
});

/**
 * The sections of the home page between its opening and its closing, in their usual order: what it
 * costs and who is served come before how it works.
 */
export const HOME_SECTIONS = [
  'proof',
  'clients',
  'fees',
  'industries',
  'rails',
  'opening',
  'team',
  'developers',
  'safeguarding',
  'ask',
  'news',
] as const;

export type HomeSection = (typeof HOME_SECTIONS)[number];

/** `content/pages/home.yaml`: the texts of the home page, section by section. */
export const homeSchema = z
  .strictObject({
    ...headFields,
    /** The sections shown, in order; by default all that have texts, in the usual order. */
    sections: sectionsAmong(HOME_SECTIONS).optional(),
    hero: z.strictObject({
      heading: z.array(text).min(1).max(3),
      /** The institution's authorisation, and its entry in the public register. */
      authorised: words(50),
      licence: anyLink,
      lead: words(200),
      register: text,
      check: link,
      /** Links to the block of `ask.yaml` on the same page. */
      person: text,
      facts: z.array(fact).length(3),
      /** One label per rail, in the order of the rails. */
      rails: z.array(z.strictObject({ rail, label: text, limit: limitId })).check(eachRail(false)),
    }),
    /** Verifiable statements, each with its source. */
    proof: z
      .strictObject({
        title: text,
        facts: z
          .array(z.strictObject({ value: words(16), text: words(90), link: anyLink }))
          .min(2)
          .max(4),
      })
      .optional(),
    partners: z.strictObject(wordmarks).optional(),
    rails: z
      .strictObject({
        ...opening,
        link,
        lanes: z
          .array(
            z.strictObject({
              rail,
              name: text,
              note: words(140),
              limit: limitId,
              caption: text,
              uetr: z.uuid().optional(),
              stations: z.array(station).min(2).max(4),
            }),
          )
          .check(eachRail(true)),
        example: text,
      })
      .optional(),
    opening: z
      .strictObject({
        ...opening,
        steps: z.array(step).min(3).max(6),
        span: z.strictObject({ label: text, limit: limitId }),
        example: text,
        link,
      })
      .optional(),
    industries: z.strictObject({ ...opening, link }).optional(),
    team: z
      .strictObject({
        ...opening,
        parts: z.array(titledText.extend({ icon: z.enum(ICON_NAMES), href: path })).length(3),
      })
      .optional(),
    developers: z
      .strictObject({
        ...opening,
        link,
        guide: link,
        facts: z
          .array(z.strictObject({ label: text, limit: limitId }))
          .min(2)
          .max(5),
      })
      .optional(),
    fees: z
      .strictObject({
        ...opening,
        link,
        month: link,
        payments: z.strictObject({
          title: words(40),
          lines: z
            .array(z.strictObject({ name: words(20), fee: feeLine, category: category.optional() }))
            .min(1)
            .max(3),
          note: words(240),
        }),
      })
      .optional(),
    safeguarding: z
      .strictObject({
        ...opening,
        statements: z.array(titledText).length(3),
        tracks: z.array(track).length(2),
        gap: text,
        link,
      })
      .optional(),
    news: z.strictObject({ heading: text, blog: link, newsroom: link.optional() }).optional(),
    closing: closingSchema,
  })
  .superRefine((page, context) => {
    for (const [index, name] of (page.sections ?? []).entries()) {
      // `developers` is left out with the API, whatever lists it.
      if (typeof name !== 'string' || name === 'developers') continue;
      if (name === 'clients' || name === 'ask' || page[name]) continue;
      const message = `expected its texts under ${name}, or no entry: it would not be shown`;
      context.addIssue({ code: 'custom', path: ['sections', index], message });
    }
  });

export type HomeTexts = z.output<typeof homeSchema>;
