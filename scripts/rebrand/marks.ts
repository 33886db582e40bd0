import sharp from 'sharp';
import { hex, pathsOf } from '#content/brand.ts';
import { sourceOf } from '#content/files.ts';
import type { Mark } from '#content/schemas/brand-schema.ts';
import type { Changes } from './facts.ts';
import { markOf } from './logo.ts';
import { replaceYamlValue } from './replace-yaml-value.ts';

/** The icons for browsers and phones, with the margin around the mark as a fraction. */
const ICONS = [
  ['apple-touch-icon.png', 180, 0.16],
  ['icon-192.png', 192, 0.13],
  ['icon-512.png', 512, 0.13],
  ['icon-maskable-512.png', 512, 0.24],
] as const;

/** A mark in the YAML of `brand.yaml`, below its key. */
function inYaml({ width, height, shapes }: Mark): string {
  const rows = shapes.map(({ d, stroke, color, rule }) => {
    const given = { stroke, color: color === 'lamp' && color, rule };
    const keys = Object.entries(given).filter(([, value]) => value);
    const more = keys.map(([key, value]) => `${key}: ${value}`);
    return `    - { ${[`d: "${d}"`, ...more].join(', ')} }`;
  });
  return [`width: ${width}`, `  height: ${height}`, '  shapes:', ...rows].join('\n');
}

function icon(mark: Mark, room: number, rounded: boolean): string {
  const { width, height } = mark;
  const side = 100;
  const scale = (side * (1 - 2 * room)) / Math.max(width, height);
  const left = (side - width * scale) / 2;
  const top = (side - height * scale) / 2;
  const paths = pathsOf(mark, hex().bone, hex().lamp);
  const ground = `<rect width="${side}" height="${side}"${rounded ? ' rx="22"' : ''} fill="${hex().page}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${ground}<g transform="translate(${left.toFixed(2)} ${top.toFixed(2)}) scale(${scale.toFixed(4)})">${paths}</g></svg>`;
}

const png = (svg: string, side: number) =>
  sharp(Buffer.from(svg), { density: 600 }).resize(side, side).png({ palette: true }).toBuffer();

/** An ICO file with one PNG of 32 pixels. */
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

/** The press kit's files of a drawing, for a dark and a light ground. */
async function press(kind: 'mark' | 'logo', drawing: Mark): Promise<Changes> {
  const { width, height } = drawing;
  const changes: Changes = {};
  const grounds = [
    ['bone-on-black', hex().page, hex().bone, hex().lamp],
    ['black-on-white', '#ffffff', hex().ink, hex()['lamp-print']],
  ] as const;
  for (const [name, ground, ink, lamp] of grounds) {
    const paths = pathsOf(drawing, ink, lamp);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${ground}"/>${paths}</svg>`;
    const picture = await sharp(Buffer.from(svg), { density: 600 })
      .resize({ height: 320 })
      .png()
      .toBuffer();
    changes[`public/press/${kind}-${name}.svg`] = svg;
    changes[`public/press/${kind}-${name}.png`] = picture;
  }
  return changes;
}

/**
 * `brand.yaml`, the icons and the press kit's files with another mark, and with the press logo,
 * which combines name and mark, if there is a separate drawing of it.
 */
export async function markChanges(markSvg: string, logoSvg = markSvg): Promise<Changes> {
  const mark = markOf(markSvg);
  const brand = ['mark', 'emblem'].reduce(
    (so, key) => replaceYamlValue(so, [key], inYaml(mark)),
    sourceOf('brand.yaml').text,
  );
  const pictures = await Promise.all(
    ICONS.map(async ([name, side, room]) => [
      `public/${name}`,
      await png(icon(mark, room, false), side),
    ]),
  );
  const small = icon(mark, 0.13, true);
  return {
    'brand.yaml': brand,
    'public/favicon.svg': small,
    'public/favicon.ico': ico(await png(small, 32)),
    ...Object.fromEntries(pictures),
    ...(await press('mark', mark)),
    ...(await press('logo', markOf(logoSvg))),
  };
}
