import sharp from 'sharp';
import { WORDMARK_HEIGHT } from '#content/schemas/pieces-schema.ts';

/** Pixels of the picture for each CSS pixel: the densest screens that are common have three. */
const DENSITY = 3;
/** At this density a user unit of an SVG is one pixel. */
const PIXEL_DENSITY = 72;

/**
 * A wordmark as a WebP picture. A browser decodes it beside the main thread, where an SVG in an
 * `img` is a document of its own that the main thread loads, lays out and paints.
 */
export async function wordmarkPicture(svg: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const height = WORDMARK_HEIGHT * DENSITY;
  const { height: units = height } = await sharp(svg).metadata();
  const drawn = sharp(svg, { density: (PIXEL_DENSITY * height) / units }).resize({ height });
  return new Uint8Array(await drawn.webp({ lossless: true }).toBuffer());
}
