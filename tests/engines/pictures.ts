import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';

/** How much darker or lighter a point is, of 255, before it counts as another. */
const ANOTHER = 64;
/** The part of its points that may be another: letters of another machine, not a lost drawing. */
const MAY_DIFFER = 0.01;

/** Kept at a third of its size: a drawing is still read, and a letter's edge hardly counts. */
const small = (png: Uint8Array, width: number) =>
  sharp(png)
    .resize({ width: Math.round(width / 3) })
    .greyscale();

/**
 * What is different between a picture of a page, `width` CSS pixels wide, and the one that is kept in
 * this file, as readable text; nothing where they agree. With TAKE_PICTURES set it is kept instead.
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
