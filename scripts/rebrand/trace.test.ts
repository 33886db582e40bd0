import sharp from 'sharp';
import { expect, test } from 'vitest';
import { markOf } from './logo.ts';
import { traceOutline } from './trace.ts';

const png = (inside: string, ground = '') =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200">${ground}${inside}</svg>`,
    ),
  )
    .png()
    .toBuffer();

/** The percentage of pixels that differ between two drawings. */
async function difference(one: string, other: string): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((svg) =>
      sharp(Buffer.from(svg))
        .resize(200, 100, { fit: 'fill' })
        .flatten()
        .greyscale()
        .raw()
        .toBuffer(),
    ),
  );
  const unlike = [...(a ?? [])].filter((tone, at) => Math.abs(tone - (b?.[at] ?? 0)) > 128);
  return (unlike.length / (a?.length ?? 1)) * 100;
}

const RING = '<path fill="#0b7a4b" fill-rule="evenodd" d="M20 20h160v160h-160zM60 60v80h80v-80z"/>';
const DISC = '<circle cx="300" cy="100" r="70" fill="#fff"/>';

test('traces coloured and grey areas, with their holes', async () => {
  const { width, shapes } = markOf(await traceOutline(await png(RING + DISC)));
  expect(width).toBe(96);
  expect(shapes.map(({ color }) => color)).toEqual(['lamp', 'line']);
  const paths = shapes.map(({ d }) => `<path fill="#fff" d="${d}"/>`).join('');
  const svg = (head: string, inside: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" ${head}>${inside}</svg>`;
  const again = svg('width="400" height="200" viewBox="0 0 96 48"', paths);
  const drawn = svg('width="400" height="200"', (RING + DISC).replaceAll('#0b7a4b', '#fff'));
  expect(await difference(again, drawn)).toBeLessThan(1);
});

test('takes the colour of the corner as background if nothing is transparent', async () => {
  const ground = '<rect width="400" height="200" fill="#fff"/>';
  const { shapes } = markOf(await traceOutline(await png(RING, ground)));
  expect(shapes).toHaveLength(1);
  expect(shapes[0]?.d.match(/M/g)).toHaveLength(2);
});
