import { z } from 'zod';
import { BOARD } from './boards-schema.ts';
import { link, listOf, pageFields, text, texts, titledText } from './pieces-schema.ts';

/** `content/pages/careers.yaml`: the board's page, and the texts shared by all positions. */
export const careersPageSchema = z.strictObject({
  ...pageFields,
  /** The teams that positions can belong to. */
  teams: texts.max(BOARD.choices - BOARD.places),
  /** Shown instead of the board if no position is open. */
  empty: text,
  figures: z.strictObject({
    note: text,
    items: z
      .array(z.strictObject({ value: text, label: text }))
      .min(1)
      .max(4),
  }),
  hiring: listOf(titledText).extend({ lead: text }),
  places: listOf(
    z
      .strictObject({
        name: text,
        /** The name within a sentence, if different. */
        inSentence: text.optional(),
        /** An office's country in two letters (ISO 3166-1), for search engines. */
        country: z
          .string()
          .regex(/^[A-Z]{2}$/, 'expected two capitals, such as LT')
          .optional(),
        /** Instead of a country: where remote staff must live. */
        remote: text.optional(),
        label: text,
        text,
        people: text,
      })
      .refine(({ country, remote }) => (country === undefined) !== (remote === undefined), {
        path: ['country'],
        error: 'expected either the country of an office or the region of work from home (remote)',
      }),
  ).refine(({ items }) => items.length <= BOARD.places, {
    path: ['items'],
    error: `expected ${BOARD.places} places at the most`,
  }),
  benefits: listOf(z.strictObject({ value: text, unit: text, label: text, text })),
  letter: z.strictObject({ heading: text, text, email: z.email() }),
  candidates: z.strictObject({
    sendHeading: text,
    routeHeading: text,
    routeNote: text,
    leaveOut: z.strictObject({ heading: text, text }),
    data: z.strictObject({ heading: text, text: texts, link }),
    emailLabel: text,
    urlLabel: text,
    closing: text,
    /** Shown instead of the button if applications are closed. */
    closed: text,
  }),
});

export type CareersPage = z.infer<typeof careersPageSchema>;
