import { crc32, deflateSync } from 'node:zlib';

/** Pixels as RGBA, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

const MOST_COLORS = 256;

function colorAt(data: Uint8Array, pixel: number): number {
  const at = pixel * 4;
  return ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
}

/** A key that neighbouring colours share, the coarser the larger `step` is. */
function bucketOf(color: number, step: number): number {
  const part = (shift: number) => Math.round(((color >> shift) & 0xff) / step);
  return (part(16) << 16) | (part(8) << 8) | part(0);
}

interface Palette {
  readonly colors: readonly number[];
  readonly index: ReadonlyMap<number, number>;
  readonly step: number;
}

/** Groups colours until 256 are enough; each group is shown as its most frequent colour. */
function paletteOf(counts: ReadonlyMap<number, number>): Palette {
  for (let step = 1; ; step += 1) {
    const best = new Map<number, number>();
    for (const [color, count] of counts) {
      const bucket = bucketOf(color, step);
      const shown = best.get(bucket);
      if (shown === undefined || count > (counts.get(shown) ?? 0)) best.set(bucket, color);
    }
    if (best.size > MOST_COLORS) continue;
    const buckets = [...best.keys()];
    return {
      colors: [...best.values()],
      index: new Map(buckets.map((bucket, at) => [bucket, at])),
      step,
    };
  }
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}

/**
 * Encodes an opaque picture as a PNG with a palette: a third of the bytes of the full-colour one,
 * for drawings of a few colours with smooth edges.
 */
export function encodePalettePng({ width, height, data }: Pixels): Uint8Array {
  const counts = new Map<number, number>();
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const color = colorAt(data, pixel);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const { colors, index, step } = paletteOf(counts);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const bucket = bucketOf(colorAt(data, y * width + x), step);
      rows[y * (width + 1) + 1 + x] = index.get(bucket) ?? 0;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const palette = Buffer.from(colors.flatMap((rgb) => [rgb >> 16, (rgb >> 8) & 0xff, rgb & 0xff]));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
