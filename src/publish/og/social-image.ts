import sharp from 'sharp';
import { brand, hex } from '#content/brand.ts';
import { drawLamp, drawRails, GEOMETRY } from './og-rails.ts';
import { textPath, textWidth } from './og-text.ts';
import { fitTitle } from './title.ts';

/** Size of a social image in pixels, and its maximum number of bytes. */
export const SOCIAL_IMAGE = { width: 1200, height: 630, bytes: 60_000 } as const;

export interface SocialImage {
  /** Up to 120 characters. */
  readonly title: string;
  /** The page's section of the site: "Blog", "Pricing". */
  readonly kicker: string;
  /** The company's name, beside the mark. */
  readonly company: string;
}

const MARGIN = 72;
const TITLE = { top: 140, bottom: 444, width: 948 } as const;

/** The emblem in a square of 44 pixels. */
function drawEmblem(): string {
  const { bone, lamp } = hex();
  const { height, shapes } = brand().emblem;
  const drawn = shapes.map(({ d, stroke, color }) => {
    const ink = color === 'lamp' ? lamp : bone;
    const line = `fill="none" stroke="${ink}" stroke-width="${stroke}"`;
    return `<path ${stroke ? line : `fill="${ink}"`} d="${d}"/>`;
  });
  return `<g transform="translate(${MARGIN - 6} 58) scale(${44 / height})">${drawn.join('')}</g>`;
}

async function drawTitle(title: string): Promise<string> {
  const { bone } = hex();
  const { style, leading, lines } = await fitTitle(title, {
    width: TITLE.width,
    height: TITLE.bottom - TITLE.top,
  });
  // The last baseline is fixed above the lines; more lines extend upwards.
  const last = TITLE.bottom - style.size * 0.22;
  const drawn = lines.map((line, index) => {
    const y = last - (lines.length - 1 - index) * leading;
    // Optical alignment: large characters have a wider left side bearing.
    return textPath(line, style, { x: MARGIN - style.size * 0.05, y, fill: bone });
  });
  return (await Promise.all(drawn)).join('');
}

/** Renders the image that a shared link shows, as a PNG. */
export async function renderSocialImage(image: SocialImage): Promise<Uint8Array> {
  const { page, bone, mute } = hex();
  const name = { weight: 550, size: 40, tracking: -0.035 };
  const kicker = { weight: 450, size: 28, tracking: -0.012 };
  const right = SOCIAL_IMAGE.width - MARGIN - (await textWidth(image.kicker, kicker));
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">`,
    `<rect width="1200" height="630" fill="${page}"/>`,
    drawRails(),
    drawLamp(GEOMETRY.left + 210),
    drawEmblem(),
    await textPath(image.company, name, { x: MARGIN + 46, y: 94, fill: bone }),
    await drawTitle(image.title),
    await textPath(image.kicker, kicker, { x: right, y: 590, fill: mute }),
    '</svg>',
  ].join('');
  // A palette halves the bytes and suffices for these few colours. A search for one without any
  // visible difference takes three times as long, and more effort twice the time for a tenth of the
  // bytes.
  return sharp(Buffer.from(svg))
    .png({ palette: true, dither: 0, quality: 95, effort: 1, compressionLevel: 6 })
    .toBuffer();
}
