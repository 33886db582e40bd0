import sharp from 'sharp';
import { parseDocument } from 'yaml';
import { hex } from '#content/brand.ts';
import { sourceOf } from '#content/files.ts';
import { StartError } from '#hosting/contract/settings.ts';
import type { Changes } from './facts.ts';

/** The icons that browsers and phones ask for, with the room around the mark. */
const ICONS = [
  ['apple-touch-icon.png', 180, 0.16],
  ['icon-192.png', 192, 0.13],
  ['icon-512.png', 512, 0.13],
  ['icon-maskable-512.png', 512, 0.24],
] as const;

/** A mark as `brand.yaml` has it, read from an SVG of plain paths. */
interface Mark {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly { readonly d: string }[];
}

/** Reads a logo. Throws `StartError` on one without paths, because the site draws it in its own colours. */
export function markOf(svg: string): Mark {
  const [, box = ''] = /viewBox="([^"]+)"/.exec(svg) ?? [];
  const [, , width = 0, height = 0] = box.split(/[\s,]+/).map(Number);
  const shapes = [...svg.matchAll(/<path[^>]*\sd="([^"]+)"/g)].map(([, d = '']) => ({ d }));
  if (shapes.length === 0 || !width || !height) {
    throw new StartError('The logo has to be an SVG with a viewBox and <path d="…"> shapes.');
  }
  return { width, height, shapes };
}

function icon({ width, height, shapes }: Mark, room: number, rounded: boolean): string {
  const side = 100;
  const scale = (side * (1 - 2 * room)) / Math.max(width, height);
  const left = (side - width * scale) / 2;
  const top = (side - height * scale) / 2;
  const paths = shapes.map(({ d }) => `<path fill="${hex().bone}" d="${d}"/>`).join('');
  const ground = `<rect width="${side}" height="${side}"${rounded ? ' rx="22"' : ''} fill="${hex().page}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${ground}<g transform="translate(${left.toFixed(2)} ${top.toFixed(2)}) scale(${scale.toFixed(4)})">${paths}</g></svg>`;
}

const png = (svg: string, side: number) =>
  sharp(Buffer.from(svg), { density: 600 }).resize(side, side).png({ palette: true }).toBuffer();

/** An ICO with one PNG of 32 pixels in it. */
function ico(picture: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, picture]);
}

/** The press kit's files of the mark, for a dark and a light ground. */
async function press({ width, height, shapes }: Mark): Promise<Changes> {
  const changes: Changes = {};
  const grounds = [
    ['bone-on-black', hex().page, hex().bone],
    ['black-on-white', '#ffffff', hex().ink],
  ] as const;
  for (const [name, ground, ink] of grounds) {
    const paths = shapes.map(({ d }) => `<path fill="${ink}" d="${d}"/>`).join('');
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${ground}"/>${paths}</svg>`;
    const picture = await sharp(Buffer.from(svg), { density: 600 })
      .resize({ height: 320 })
      .png()
      .toBuffer();
    for (const kind of ['mark', 'logo']) {
      changes[`public/press/${kind}-${name}.svg`] = svg;
      changes[`public/press/${kind}-${name}.png`] = picture;
    }
  }
  return changes;
}

/** `brand.yaml`, the icons and the press kit's files with another mark. */
export async function markChanges(svg: string): Promise<Changes> {
  const mark = markOf(svg);
  const brand = parseDocument(sourceOf('brand.yaml').text);
  for (const key of ['mark', 'emblem']) brand.set(key, brand.createNode(mark));
  const pictures = await Promise.all(
    ICONS.map(async ([name, side, room]) => [
      `public/${name}`,
      await png(icon(mark, room, false), side),
    ]),
  );
  const small = icon(mark, 0.13, true);
  return {
    'brand.yaml': brand.toString({ lineWidth: 0 }),
    'public/favicon.svg': small,
    'public/favicon.ico': ico(await png(small, 32)),
    ...Object.fromEntries(pictures),
    ...(await press(mark)),
  };
}

/** `brand.yaml` with another signal colour, as lightness, chroma and hue of OKLCH. */
export function colourChange(brandText: string, colour: string): string {
  const [l = 0, c = 0, h = 0] = colour.split(/[\s,]+/).map(Number);
  const brand = parseDocument(brandText);
  const set = (name: string, lightness: number) =>
    brand.setIn(['colors', name], brand.createNode([lightness, c, h], { flow: true }));
  set('lamp', l);
  set('lamp-light', Math.min(0.97, l + 0.045));
  set('lamp-shade', l - 0.095);
  set('lamp-print', Math.min(l - 0.165, 0.55));
  return brand.toString({ lineWidth: 0 });
}
