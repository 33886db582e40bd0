import { z } from 'zod';
import { link, listOf, pageFields, text, texts, titled } from './pieces.ts';

/** `content/pages/careers.yaml`: the board's page, and what all candidate pages share. */
export const careersPageSchema = z.strictObject({
  ...pageFields,
  /** Stands in the board's place while no position is open. */
  empty: text,
  figures: z.strictObject({
    note: text,
    items: z
      .array(z.strictObject({ value: text, label: text }))
      .min(1)
      .max(4),
  }),
  hiring: listOf(titled).extend({ lead: text }),
  places: listOf(
    z.strictObject({
      name: z.enum(['Vilnius', 'Lisbon', 'Remote (EU)']),
      label: text,
      text,
      people: text,
    }),
  ),
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
  }),
});

export type CareersPage = z.infer<typeof careersPageSchema>;
