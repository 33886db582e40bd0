import { type Oklch, oklchToHex, oklchToRgb } from '#content/oklch.ts';

/** The CSS notations that a colour can be copied in. */
export const NOTATIONS = ['HEX', 'RGB', 'OKLCH'] as const;
export type Notation = (typeof NOTATIONS)[number];

/** A colour in one CSS notation. */
export function written(color: Oklch, notation: Notation): string {
  if (notation === 'HEX') return oklchToHex(color);
  if (notation === 'RGB') return `rgb(${oklchToRgb(color).join(' ')})`;
  return `oklch(${color.lightness} ${color.chroma} ${color.hue})`;
}
