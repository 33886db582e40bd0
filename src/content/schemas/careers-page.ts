import { z } from 'zod';
import { BOARD } from './boards.ts';

const text = z.string().min(1);
const titled = z.strictObject({ title: text, text });

/** `content/pages/careers.yaml`: the board's page, and what all candidate pages share. */
export const careersPageSchema = z.strictObject({
  title: z.string().min(5).max(120),
  description: z.string().min(15).max(160),
  heading: text,
  lead: text,
  /** The teams that a seat can be in. */
  teams: z
    .array(text)
    .min(1)
    .max(BOARD.choices - BOARD.places),
  /** Stands in the board's place while no position is open. */
  empty: text,
  figures: z.strictObject({
    note: text,
    items: z
      .array(z.strictObject({ value: text, label: text }))
      .min(1)
      .max(4),
  }),
  hiring: z.strictObject({ heading: text, lead: text, items: z.array(titled).min(1) }),
  places: z.strictObject({
    heading: text,
    items: z
      .array(
        z.strictObject({
          name: text,
          /** The name inside a sentence, where it is written otherwise. */
          inSentence: text.optional(),
          label: text,
          text,
          people: text,
        }),
      )
      .min(1)
      .max(BOARD.places),
  }),
  benefits: z.strictObject({
    heading: text,
    items: z.array(z.strictObject({ value: text, unit: text, label: text, text })).min(1),
  }),
  letter: z.strictObject({ heading: text, text, email: z.email() }),
  candidates: z.strictObject({
    sendHeading: text,
    routeHeading: text,
    routeNote: text,
    leaveOut: z.strictObject({ heading: text, text }),
    data: z.strictObject({
      heading: text,
      text: z.array(text).min(1),
      link: z.strictObject({ label: text, href: z.string().startsWith('/') }),
    }),
    emailLabel: text,
    urlLabel: text,
    closing: text,
  }),
});

export type CareersPage = z.infer<typeof careersPageSchema>;
