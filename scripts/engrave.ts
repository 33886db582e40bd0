import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { readArguments } from './arguments.ts';

/** The size of the drawing in its own units, a portrait of 5:6. */
const WIDTH = 240;
const HEIGHT = 288;

/** The distance between lines, and between samples along a line. */
const PITCH = 4;
const STEP = 2;

/** Minimum and maximum thickness of a line; even the darkest leave some background visible. */
const THINNEST = 0.5;
const THICKEST = 3.7;

/** Thickness is rounded to multiples of this, so that a line needs few points. */
const GRAIN = 0.4;

const HELP = `Converts a portrait to an SVG of parallel lines, as on a banknote: thicker lines in darker areas.
  npm run engrave -- photo.jpg content/public/people/name.svg`;

const round = (value: number) => Math.round(value * 10) / 10;

/** The thickness of a line at each sample; `grey` is 0 for black to 255 for white. */
function weights(grey: readonly number[]): number[] {
  return grey.map((tone) => {
    const weight = THINNEST + (1 - tone / 255) * (THICKEST - THINNEST);
    return Math.round(weight / GRAIN) * GRAIN;
  });
}

/** The outline of a line: along its upper edge and back along the lower one. */
function outline(y: number, thick: readonly number[]): string {
  const turns = thick.flatMap((weight, index) =>
    weight !== thick[index - 1] || weight !== thick[index + 1]
      ? [{ x: index * STEP, half: weight / 2 }]
      : [],
  );
  const edge = (side: 1 | -1) => turns.map(({ x, half }) => `${x} ${round(y + side * half)}`);
  return `M${edge(-1).join('L')}L${edge(1).toReversed().join('L')}Z`;
}

/** Reads a picture, crops it to the frame from the top, and writes it as lines. */
async function engrave(from: string, to: string): Promise<void> {
  const columns = WIDTH / STEP + 1;
  const rows = HEIGHT / PITCH;
  const framed = await sharp(from)
    .flatten({ background: 'white' })
    .resize(WIDTH, HEIGHT, { fit: 'cover', position: 'top' })
    .greyscale()
    .normalise()
    .png()
    .toBuffer();
  const { data } = await sharp(framed)
    .resize(columns, rows, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const lines = Array.from({ length: rows }, (_, row) => {
    const grey = [...data.subarray(row * columns, (row + 1) * columns)];
    return outline((row + 0.5) * PITCH, weights(grey));
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><path d="${lines.join('')}"/></svg>\n`;
  writeFileSync(to, svg);
  console.log(`${to}: ${svg.length} bytes`);
}

const [from, to] = readArguments({ allowPositionals: true }, HELP).positionals;
if (!from || !to) {
  console.log(HELP);
  process.exitCode = 2;
} else {
  await engrave(from, to).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`${from} was not engraved: ${reason}. Expected a PNG, JPEG, WebP or SVG.`);
    process.exitCode = 1;
  });
}
