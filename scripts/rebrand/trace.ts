import { type Config, vectorizeRaw } from '@neplex/vectorizer';
import { formatHex } from 'culori';
import sharp from 'sharp';
import { isColoured } from './logo.ts';

/** The longer side at which a picture is traced, in pixels. */
const SIDE = 960;

/** The minimum difference from the background of a pixel that belongs to the drawing, of 255. */
const UNLIKE = 96;

/** The two layers traced, coloured and grey, since the logo has two colours. */
const FILLS = [
  { fill: '#00aa55', coloured: true },
  { fill: '#000000', coloured: false },
] as const;

/**
 * The package's enumerations cannot be imported as values: 1 is `Binary`, 1 `Cutout`, 2 `Spline`.
 */
const BINARY: Config = {
  colorMode: 1,
  hierarchical: 1,
  mode: 2,
  // Single pixels at the border of two colours belong to neither.
  filterSpeckle: 12,
  colorPrecision: 8,
  layerDifference: 1,
  cornerThreshold: 60,
  lengthThreshold: 4,
  maxIterations: 10,
  spliceThreshold: 45,
  pathPrecision: 2,
};

type Pixel = readonly [r: number, g: number, b: number, alpha: number];

/** The difference of a pixel from the background; colours count only if both are opaque. */
function unlike([r, g, b, alpha]: Pixel, ground: Pixel): number {
  const seen = alpha >= 128 && ground[3] >= 128;
  const off = seen ? [r - ground[0], g - ground[1], b - ground[2]].map(Math.abs) : [];
  return Math.max(Math.abs(alpha - ground[3]), ...off);
}

/**
 * Traces a PNG to an SVG, for a logo without a vector file: its coloured and its grey areas. The
 * background is transparent, or has the colour of the corner.
 */
export async function traceOutline(file: Uint8Array): Promise<string> {
  const { data, info } = await sharp(file)
    .resize(SIDE, SIDE, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const pixel = (at: number) => [...data.subarray(at * 4, at * 4 + 4)] as unknown as Pixel;
  const drawn = Array.from({ length: width * height }, (_, at) => {
    const [r, g, b, alpha] = pixel(at);
    if (unlike([r, g, b, alpha], pixel(0)) < UNLIKE) return null;
    return isColoured(formatHex({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 }));
  });
  const paths = await Promise.all(
    FILLS.map(async ({ fill, coloured }) => {
      const pixels = drawn.flatMap((is) =>
        is === coloured ? [0, 0, 0, 255] : [255, 255, 255, 255],
      );
      const svg = await vectorizeRaw(Buffer.from(pixels), { width, height }, BINARY);
      return svg
        .replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '')
        .replace(/fill="[^"]*"/g, `fill="${fill}"`);
    }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${paths.join('')}</svg>`;
}
