import sharp from 'sharp';
import { WORDMARK_HEIGHT } from '#content/schemas/pieces-schema.ts';

/** Image pixels for each CSS pixel; the densest common screens have three. */
const DENSITY = 3;
/** The density, in dpi, at which an SVG user unit is one pixel. */
const PIXEL_DENSITY = 72;

/**
 * A wordmark as a WebP image. A browser decodes it off the main thread, whereas an SVG in an `img`
 * is a document that the main thread loads, lays out and paints.
 */
export async function wordmarkPicture(svg: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const height = WORDMARK_HEIGHT * DENSITY;
  const { height: units = height } = await sharp(svg).metadata();
  const drawn = sharp(svg, { density: (PIXEL_DENSITY * height) / units }).resize({ height });
  return new Uint8Array(await drawn.webp({ lossless: true }).toBuffer());
}
