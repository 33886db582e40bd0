import { z } from 'zod';

/** The institution's colours, each a token of the style sheet (`src/styles/tokens.css`). */
const color = z.enum([
  'page',
  'panel',
  'raised',
  'gauge',
  'sheet',
  'footer',
  'bone',
  'text',
  'mute',
  'steel',
  'rest',
  'lamp',
  'lamp-light',
  'lamp-shade',
  'lamp-print',
  'on-lamp',
  'on-bone',
  'paper',
  'ink',
  'ink-mute',
]);

const oklch = z
  .tuple([z.number().min(0).max(1), z.number().min(0).max(0.4), z.number().min(0).max(360)])
  .transform(([lightness, chroma, hue]) => ({ lightness, chroma, hue }));

/** A drawing of SVG paths: filled, or with a stroke of this width; `lamp` where it is the lamp's colour. */
const mark = z.strictObject({
  width: z.number().positive(),
  height: z.number().positive(),
  shapes: z
    .array(
      z.strictObject({
        d: z.string().regex(/^M[\d\s,.a-zA-Z-]+$/, { error: 'expected the data of an SVG path' }),
        stroke: z.number().positive().optional(),
        lamp: z.boolean().default(false),
      }),
    )
    .min(1),
});

/** `content/brand.yaml` */
export const brandSchema = z.strictObject({
  colors: z.record(color, oklch),
  palette: z.array(z.strictObject({ color, use: z.string().min(3) })).min(1),
  mark,
  /** The mark in a square, for pictures and documents. */
  emblem: mark,
});

export type Mark = z.output<typeof mark>;
export type ColorName = z.output<typeof color>;
