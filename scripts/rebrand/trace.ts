import { converter, formatHex } from 'culori';
import sharp from 'sharp';
import { isColoured } from './logo.ts';

/** The longer side at which a picture is traced. */
const SIDE = 480;

/** How far an outline may be from the edge of the picture, in its own pixels. */
const TOLERANCE = 0.25;

/** How many points on either side a point is brought to the middle of. */
const REACH = 3;

/** Twice the area of the smallest piece. */
const SMALLEST = 60;

/** What is traced, by whether it is coloured: the logo has two colours. */
const FILLS = ['#00aa55', '#000000'] as const;

const rounded = (value: number) => Math.round(value * 100) / 100;

/** How unlike the ground a pixel is from which on it belongs to the drawing, of 255. */
const UNLIKE = 96;

type Point = readonly [x: number, y: number];

const rgb = converter('rgb');

interface Picture {
  readonly width: number;
  readonly height: number;
  /** The colour of each pixel of the drawing; none where the ground is seen. */
  readonly colours: readonly (string | null)[];
}

async function pictureOf(file: Uint8Array): Promise<Picture> {
  const { data, info } = await sharp(file)
    .resize(SIDE, SIDE, { fit: 'inside' })
    .extend({ top: 1, bottom: 1, left: 1, right: 1, extendWith: 'copy' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const pixel = (at: number) => [...data.subarray(at * 4, at * 4 + 4)] as [number, ...number[]];
  const [r = 0, g = 0, b = 0, a = 0] = pixel(0);
  const colours = Array.from({ length: width * height }, (_, at) => {
    const x = at % width;
    const isEdge = x === 0 || x === width - 1 || at < width || at >= width * (height - 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixel(at);
    const unlike = Math.max(
      Math.abs(alpha - a),
      ...(alpha < 128
        ? []
        : [red - r, green - g, blue - b].map((by) => (a < 128 ? 0 : Math.abs(by)))),
    );
    if (isEdge || unlike < UNLIKE) return null;
    return formatHex(rgb({ mode: 'rgb', r: red / 255, g: green / 255, b: blue / 255 }));
  });
  return { width, height, colours };
}

/** The outlines of what is inside, on the edges of its pixels; holes run the other way round. */
function outlines(
  width: number,
  height: number,
  isIn: (x: number, y: number) => boolean,
): Point[][] {
  const next = new Map<string, Point[]>();
  const edge = (from: Point, to: Point) =>
    next.set(`${from}`, [...(next.get(`${from}`) ?? []), to]);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!isIn(x, y)) continue;
      if (!isIn(x, y - 1)) edge([x, y], [x + 1, y]);
      if (!isIn(x + 1, y)) edge([x + 1, y], [x + 1, y + 1]);
      if (!isIn(x, y + 1)) edge([x + 1, y + 1], [x, y + 1]);
      if (!isIn(x - 1, y)) edge([x, y + 1], [x, y]);
    }
  }
  const all: Point[][] = [];
  for (const [start, ends] of next) {
    while (ends.length > 0) {
      const line: Point[] = [];
      for (let to = ends.pop(); to; to = next.get(`${to}`)?.pop()) {
        line.push(to);
        if (`${to}` === start) break;
      }
      all.push(line);
    }
  }
  return all;
}

/** Without the steps of the pixels: each point in the middle of those around it. */
const smooth = (line: readonly Point[]): Point[] =>
  line.map((_, at) => {
    const near = Array.from({ length: 2 * REACH }, (_each, by) => {
      return line[(at + by - REACH + line.length) % line.length] ?? [0, 0];
    });
    const middle = (axis: 0 | 1) => near.reduce((sum, one) => sum + one[axis], 0) / near.length;
    return [middle(0), middle(1)];
  });

/** A line without the points that are nearly on it (Douglas and Peucker). */
function simplified(line: readonly Point[]): Point[] {
  const first = line[0];
  const last = line.at(-1);
  if (!first || !last || line.length < 3) return [...line];
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const length = Math.hypot(dx, dy);
  const off = line.map(([x, y]) =>
    length === 0
      ? Math.hypot(x - first[0], y - first[1])
      : Math.abs(dy * (x - first[0]) - dx * (y - first[1])) / length,
  );
  const far = Math.max(...off);
  if (far <= TOLERANCE) return [first, last];
  const at = off.indexOf(far);
  return [...simplified(line.slice(0, at + 1)).slice(0, -1), ...simplified(line.slice(at))];
}

/** Twice the area within a line. */
const extent = (line: readonly Point[]) =>
  Math.abs(
    line.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = line[(at + 1) % line.length] ?? [x, y];
      return sum + x * nextY - nextX * y;
    }, 0),
  );

/** Where two colours meet, single pixels are of neither: what is so small is left out. */
const pathOf = (lines: readonly Point[][]) =>
  lines
    .map((line) => simplified(smooth(line)))
    .filter((line) => extent(line) > SMALLEST)
    .map((line) => `M${line.map((point) => point.map(rounded).join(' ')).join('L')}Z`)
    .join('');

/**
 * The outlines of a PNG as an SVG, for a logo of which no drawing is left: what is coloured, and what is
 * grey. The ground is transparent, or the colour of the corner.
 */
export async function traced(file: Uint8Array): Promise<string> {
  const { width, height, colours } = await pictureOf(file);
  const drawn = colours.map((colour) => (colour === null ? null : isColoured(colour)));
  const paths = FILLS.map((fill, of) => {
    const d = pathOf(outlines(width, height, (x, y) => drawn[y * width + x] === (of === 0)));
    return d ? `<path fill="${fill}" d="${d}"/>` : '';
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${paths.join('')}</svg>`;
}
