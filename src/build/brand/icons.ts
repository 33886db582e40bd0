import { Resvg } from '@resvg/resvg-js';
import { tokenColors } from './colors.ts';
import { LOGO_SIZE, logoMark } from './logo.ts';

const { page, bone, lamp } = tokenColors(['page', 'bone', 'lamp']);

interface Tile {
  /** Part of the tile's side that the mark takes. */
  readonly mark: number;
  /** Corner radius, as a part of the side. */
  readonly radius: number;
}

/** Shapes of the icon: the browser's own, and those that a system cuts to its own shape. */
const TILES = {
  browser: { mark: 0.74, radius: 0.22 },
  bleed: { mark: 0.6, radius: 0 },
  maskable: { mark: 0.48, radius: 0 },
} as const satisfies Record<string, Tile>;

function tile({ mark, radius }: Tile): string {
  const side = LOGO_SIZE;
  const round = (value: number) => Number(value.toFixed(3));
  // The lamp hangs out at the lower left; the S itself stands in the middle.
  const shift = round(((1 - mark) / 2) * side);
  const background = `<rect width="${side}" height="${side}" rx="${radius * side}" fill="${page}"/>`;
  const drawn = logoMark({ line: bone, lamp });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">`,
    `${background}<g transform="translate(${shift} ${shift}) scale(${mark})">${drawn}</g>`,
    '</svg>\n',
  ].join('');
}

function png(svg: string, size: number): Uint8Array {
  return new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();
}

/** Wraps a PNG as an `.ico`, which may hold one since Windows Vista. */
export function icoOf(image: Uint8Array, size: number): Uint8Array {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.set([size, size], 6);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}

/** The icons by their file name in `public/`, drawn from `logo.svg`. */
export function buildIcons(): ReadonlyMap<string, Uint8Array> {
  const browser = tile(TILES.browser);
  const bleed = tile(TILES.bleed);
  return new Map([
    ['favicon.svg', Buffer.from(browser)],
    ['favicon.ico', icoOf(png(browser, 32), 32)],
    ['apple-touch-icon.png', png(bleed, 180)],
    ['icon-192.png', png(browser, 192)],
    ['icon-512.png', png(browser, 512)],
    ['icon-maskable-512.png', png(tile(TILES.maskable), 512)],
  ]);
}
