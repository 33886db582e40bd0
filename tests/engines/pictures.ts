import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';

/** The difference in brightness, of 255, from which a pixel counts as different. */
const ANOTHER = 64;
/**
 * The share of pixels that may differ: enough for another machine's text rendering, too little for
 * a missing drawing.
 */
const MAY_DIFFER = 0.01;

/**
 * Screenshots are stored at a third of their size, so that drawings are recognisable and edges of
 * glyphs hardly count.
 */
const small = (png: Uint8Array, width: number) =>
  sharp(png)
    .resize({ width: Math.round(width / 3) })
    .greyscale();

/**
 * The difference between a screenshot, `width` CSS pixels wide, and the stored one in `file`, as
 * text; empty if they match. With TAKE_PICTURES set, the screenshot is stored instead.
 */
export async function difference(png: Uint8Array, file: string, width: number): Promise<string[]> {
  if (process.env.TAKE_PICTURES) {
    mkdirSync(dirname(file), { recursive: true });
    const kept = await small(png, width).png({ palette: true, colours: 32, effort: 10 }).toBuffer();
    writeFileSync(file, kept);
    return [];
  }
  if (!existsSync(file)) return [`${file} is missing: take it with TAKE_PICTURES=1`];
  const now = await small(png, width).raw().toBuffer({ resolveWithObject: true });
  const kept = await sharp(readFileSync(file))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (now.info.width !== kept.info.width || now.info.height !== kept.info.height) {
    return [`${file}: ${now.info.width} × ${now.info.height} points`];
  }
  const other = now.data.filter(
    (point, index) => Math.abs(point - (kept.data[index] ?? 0)) > ANOTHER,
  ).length;
  const part = other / now.data.length;
  return part > MAY_DIFFER ? [`${file}: ${(100 * part).toFixed(1)}% of it is another`] : [];
}
