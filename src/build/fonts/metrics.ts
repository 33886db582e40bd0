import { advanceOf, glyphOf, readMeasures, type Tables } from './sfnt.ts';

/** Frequency of letters in English text, per thousand characters, capitals and spaces included. */
const FREQUENCY: Readonly<Record<string, number>> = {
  ' ': 182,
  e: 100,
  t: 72,
  a: 64,
  o: 60,
  i: 56,
  n: 56,
  s: 51,
  r: 48,
  h: 48,
  l: 33,
  d: 34,
  c: 24,
  u: 22,
  m: 20,
  f: 17,
  p: 17,
  g: 16,
  w: 17,
  y: 15,
  b: 12,
  v: 8,
  k: 6,
  x: 1,
  j: 1,
  q: 1,
  z: 1,
  '.': 10,
  ',': 9,
  '0': 2,
  '1': 2,
  '2': 2,
  '5': 1,
  T: 2,
  S: 2,
  A: 2,
  E: 2,
  I: 2,
  P: 2,
  C: 1,
};

/** What a local face must be stretched by to take the room of the web font. */
export interface FallbackMetrics {
  readonly sizeAdjust: number;
  readonly ascentOverride: number;
  readonly descentOverride: number;
  readonly lineGapOverride: number;
}

/** Average advance of running English text, as a part of the em. */
export function averageAdvance(tables: Tables): number {
  const { unitsPerEm } = readMeasures(tables);
  let sum = 0;
  let count = 0;
  for (const [char, frequency] of Object.entries(FREQUENCY)) {
    sum += advanceOf(tables, glyphOf(tables, char)) * frequency;
    count += frequency;
  }
  return sum / count / unitsPerEm;
}

/**
 * The local faces' average advance by `averageAdvance`. Liberation Sans and Liberation Mono, whose
 * advances are those of Arial and Courier New by design, gave the figures.
 */
export const LOCAL_ADVANCE = { arial: 0.4401, courier: 0.6001 } as const;

/**
 * Host Grotesk is kerned tighter than Arial: running prose measured in a browser takes this part of
 * what the advances alone say.
 */
export const HOST_KERNING = 0.994;

/** Measures for a `@font-face` of a local font that stands in until the web font arrives. */
export function fallbackMetrics(
  tables: Tables,
  localAdvance: number,
  kerning = 1,
): FallbackMetrics {
  const { unitsPerEm, ascent, descent, lineGap } = readMeasures(tables);
  const sizeAdjust = (averageAdvance(tables) * kerning) / localAdvance;
  const part = (units: number) => units / unitsPerEm / sizeAdjust;
  return {
    sizeAdjust,
    ascentOverride: part(ascent),
    descentOverride: part(Math.abs(descent)),
    lineGapOverride: part(lineGap),
  };
}
