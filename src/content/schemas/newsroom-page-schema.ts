import { z } from 'zod';
import { id, words } from '#tariff/schema/exact.ts';
import { integerBetween, link, pageFields, text, texts } from './pieces-schema.ts';

const boilerplate = z.strictObject({ label: words(24), text: text.min(40) });

/** `content/pages/newsroom.yaml`: heading, press contact, boilerplate and the press kit's rules. */
export const newsroomPageSchema = z.strictObject({
  ...pageFields,
  /** Shown if there are no announcements. */
  empty: words(80),
  press: z.strictObject({
    heading: text,
    email: z.email(),
    text,
    link,
    points: texts.max(6),
  }),
  boilerplate: z.strictObject({ heading: text, lead: text, short: boilerplate, long: boilerplate }),
  kit: z.strictObject({
    heading: text,
    lead: text,
    /** In `content/public/press/`, each as SVG and PNG; `width` is for a height of 320. */
    logos: z
      .array(
        z.strictObject({
          label: text,
          file: id,
          width: integerBetween(1, 4000),
          ground: z.enum(['dark', 'light']),
        }),
      )
      .min(1),
    do: texts.max(8),
    dont: texts.max(8),
    colours: text,
  }),
});

export type NewsroomPage = z.infer<typeof newsroomPageSchema>;
