import sharp from 'sharp';
import { brand, hex, pathsOf } from '#content/brand.ts';
import { layOut } from '../fonts/typst.ts';
import { drawLamp, drawRails, GEOMETRY } from './rails-drawing.ts';

/** Size of a social image in pixels, and its maximum number of bytes. */
export const SOCIAL_IMAGE = { width: 1200, height: 630, bytes: 60_000 } as const;

export interface SocialImage {
  /** Up to 120 characters. */
  readonly title: string;
  /** The page's kind: "Blog", "Prices". */
  readonly kicker: string;
  /** The company's name, beside the mark. */
  readonly company: string;
}

/** The emblem in a square of 44 pixels. */
function drawEmblem(): string {
  const { bone, lamp } = hex();
  const { emblem } = brand();
  const paths = pathsOf(emblem, bone, lamp);
  return `<g transform="translate(66 58) scale(${44 / emblem.height})">${paths}</g>`;
}

/** Renders the image that a shared link shows, as a PNG. */
export async function renderSocialImage(image: SocialImage): Promise<Uint8Array> {
  const { page } = hex();
  const drawing = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">`,
    `<rect width="1200" height="630" fill="${page}"/>`,
    drawRails(),
    drawLamp(GEOMETRY.left + 210),
    drawEmblem(),
    '</svg>',
  ].join('');
  const data = { ...image, colors: hex(), drawing };
  const { typst, document } = await layOut('src/publish/social-images/social-image.typ', data);
  // A palette halves the bytes and suffices for these few colours. A search for one without any
  // visible difference takes three times as long, and more effort twice the time for a tenth of the
  // bytes.
  return sharp(Buffer.from(typst.plainSvg(document)))
    .png({ palette: true, dither: 0, quality: 95, effort: 1, compressionLevel: 6 })
    .toBuffer();
}
