import type { Style } from './pdf-lines.ts';

/**
 * Text colours on white paper. Grey has a contrast above 7:1; the brand's colours are for the lines
 * and the lamp only.
 */
export const INK = {
  black: '#000000',
  text: '#1a1a1b',
  grey: '#55565a',
  hair: '#c9c9cc',
  edge: '#000000',
} as const;

/**
 * A4 in points. Clause numbers and labels are in the left column; text has a measure of about 75
 * characters; wide tables may span both.
 */
export const PAGE = {
  width: 595.28,
  height: 841.89,
  left: 56,
  right: 539.28,
  text: 164,
  textRight: 520,
  top: 84,
  bottom: 764,
  header: 46,
  footer: 800,
} as const;

/** The width of a text row. */
export const MEASURE = PAGE.textRight - PAGE.text;

export const STYLES = {
  body: { face: 'text', size: 10, leading: 15, color: INK.text },
  note: { face: 'text', size: 9.5, leading: 14, color: INK.text },
  heading2: { face: 'medium', size: 15, leading: 19, color: INK.black, tracking: -0.3 },
  heading3: { face: 'strong', size: 10.5, leading: 15, color: INK.black, tracking: -0.08 },
  heading4: { face: 'medium', size: 10, leading: 15, color: INK.black },
  cell: { face: 'text', size: 9, leading: 13, color: INK.text },
  cellHead: { face: 'medium', size: 8, leading: 11.5, color: INK.grey },
  subtitle: { face: 'text', size: 12.5, leading: 18, color: INK.grey, tracking: -0.06 },
  label: { face: 'text', size: 8.5, leading: 13, color: INK.grey },
  fact: { face: 'text', size: 9, leading: 13, color: INK.text },
  contents: { face: 'text', size: 9.5, leading: 13, color: INK.black },
  running: { face: 'text', size: 7.5, leading: 10, color: INK.grey },
  name: { face: 'medium', size: 15, leading: 18, color: INK.black, tracking: -0.5 },
} as const satisfies Record<string, Style>;

/** Space around blocks, in points. */
export const GAP = { paragraph: 7.5, item: 3.5, section: 27, clause: 14, table: 10 } as const;
