import subsetFont from 'subset-font';
import { type FontSource, readSource } from './sources.ts';

const made = new Map<string, Promise<Uint8Array>>();

/**
 * A typeface at one fixed weight, all its glyphs, as an uncompressed font: what PDFs and pictures
 * can read. Made once per run. `weight` is not for the mono, which has one.
 */
export function staticFont(source: FontSource, weight?: number): Promise<Uint8Array> {
  const key = `${source} ${weight}`;
  const known = made.get(key);
  if (known) return known;
  const making = readSource(source).then((font) =>
    subsetFont(font, undefined, {
      targetFormat: 'truetype',
      keepAllGlyphs: true,
      noHinting: true,
      ...(weight === undefined ? {} : { variationAxes: { wght: weight } }),
    }),
  );
  made.set(key, making);
  return making;
}
