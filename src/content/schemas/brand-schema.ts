import { z } from 'zod';
import { integerBetween } from './pieces-schema.ts';

/**
 * The institution's colours, each a custom property of the style sheet (`src/styles/tokens.css`).
 */
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

const decimal = (max: number) =>
  z
    .string()
    .regex(/^\d+(\.\d+)?$/, { error: 'expected a number', abort: true })
    .transform(Number)
    .pipe(z.number().max(max));

const oklch = z
  .tuple([decimal(1), decimal(0.4), decimal(360)])
  .transform(([lightness, chroma, hue]) => ({ lightness, chroma, hue }));

/**
 * A drawing of SVG paths, filled or stroked with the given width, in the colour of the lamp or of
 * the line.
 */
const mark = z.strictObject({
  width: integerBetween(1, 200),
  height: integerBetween(1, 200),
  shapes: z
    .array(
      z.strictObject({
        d: z.string().regex(/^M[\d\s,.a-zA-Z-]+$/, { error: 'expected the data of an SVG path' }),
        stroke: decimal(40).optional(),
        color: z.enum(['line', 'lamp']).default('line'),
        /** How the fill treats holes, as the attribute `fill-rule` of SVG. */
        rule: z.literal('evenodd').optional(),
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
