import { z } from 'zod';
import { headFields } from './documents.ts';

const boilerplate = z.strictObject({ label: z.string().max(24), text: z.string().min(40) });

/** `content/pages/newsroom.yaml`: heading, press contact, boilerplate and the press kit's rules. */
export const newsroomPageSchema = z.strictObject({
  ...headFields,
  heading: z.string().min(3).max(60),
  lead: z.string().max(300),
  /** In place of the announcements, as long as there are none. */
  empty: z.string().min(3).max(80),
  press: z.strictObject({
    heading: z.string(),
    email: z.email(),
    text: z.string(),
    link: z.strictObject({ label: z.string(), href: z.string().startsWith('/') }),
    points: z.array(z.string()).min(1).max(6),
  }),
  boilerplate: z.strictObject({
    heading: z.string(),
    lead: z.string(),
    short: boilerplate,
    long: boilerplate,
  }),
  kit: z.strictObject({
    heading: z.string(),
    lead: z.string(),
    /** In `content/public/press/`, each as SVG and as PNG; `width` at a height of 320. */
    logos: z
      .array(
        z.strictObject({
          label: z.string().min(3),
          file: z.string().regex(/^[a-z0-9-]+$/),
          width: z.int().positive(),
          ground: z.enum(['dark', 'light']),
        }),
      )
      .min(1),
    do: z.array(z.string()).min(1).max(8),
    dont: z.array(z.string()).min(1).max(8),
    colours: z.string(),
  }),
});

export type NewsroomPage = z.infer<typeof newsroomPageSchema>;
