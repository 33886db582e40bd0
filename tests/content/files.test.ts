import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { CONTENT_DIR } from '#content/files.ts';

test.each([
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['icon-maskable-512.png', 512],
])('%s is a square of %i', async (name, side) => {
  const file = readFileSync(join(CONTENT_DIR, 'public', name));
  expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: side, height: side });
  expect(file.length).toBeLessThan(16_000);
});

test('favicon.ico contains one image of 32 × 32', async () => {
  const ico = readFileSync(join(CONTENT_DIR, 'public/favicon.ico'));
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([1, 1]);
  const picture = ico.subarray(ico.readUInt32LE(18));
  expect(await sharp(picture).metadata()).toMatchObject({ width: 32, height: 32 });
});

const PARTNERS = join(CONTENT_DIR, 'public/partners');

test.runIf(existsSync(PARTNERS))(
  'partner logos are white, of equal height, and need no font',
  () => {
    const marks = readdirSync(PARTNERS).map((file) => readFileSync(join(PARTNERS, file), 'utf8'));
    expect(marks).not.toEqual([]);
    for (const svg of marks) {
      expect(svg).toMatch(/^<svg [^>]*height="32"[^>]* fill="#fff">/);
      expect(svg).not.toContain('<text');
      expect(svg.length).toBeLessThan(6000);
    }
  },
);
