import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';

test.each([
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['icon-maskable-512.png', 512],
])('public/%s is a square of %i', async (name, side) => {
  const file = readFileSync(`public/${name}`);
  expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: side, height: side });
  expect(file.length).toBeLessThan(16_000);
});

test('favicon.ico holds one picture of 32', async () => {
  const ico = readFileSync('public/favicon.ico');
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([1, 1]);
  const picture = ico.subarray(ico.readUInt32LE(18));
  expect(await sharp(picture).metadata()).toMatchObject({ width: 32, height: 32 });
});

test('partner wordmarks are white, of one height, and need no font', () => {
  const marks = readdirSync('public/partners').map((file) =>
    readFileSync(`public/partners/${file}`, 'utf8'),
  );
  expect(marks).not.toEqual([]);
  for (const svg of marks) {
    expect(svg).toMatch(/^<svg [^>]*height="32"[^>]* fill="#fff">/);
    expect(svg).not.toContain('<text');
    expect(svg.length).toBeLessThan(6000);
  }
});
