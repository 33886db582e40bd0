import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { site } from '../../content/site.ts';
import { oklchToHex } from '../../ui/color/oklch.ts';
import { tokenColors } from './colors.ts';
import { brandFiles } from './files.ts';

const PUBLIC = join(process.cwd(), 'public');
const SIZES = {
  'apple-touch-icon.png': 180,
  'icon-192.png': 192,
  'icon-512.png': 512,
  'icon-maskable-512.png': 512,
};

describe('files drawn from the logo', () => {
  test('the committed ones are what the sources give', { timeout: 30_000 }, async () => {
    for (const [path, bytes] of await brandFiles(site.name)) {
      // A PNG's compression may differ from machine to machine; its drawing stands beside it.
      if (!path.endsWith('.svg')) continue;
      const committed = await readFile(join(PUBLIC, path));
      expect(committed.equals(bytes), `public/${path} is stale: npm run brand`).toBe(true);
    }
  });

  test.each(Object.entries(SIZES))('%s is a square of %i', async (name, side) => {
    const png = await readFile(join(PUBLIC, name));
    expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([side, side]);
    expect(png.length).toBeLessThan(16_000);
  });

  test('favicon.ico holds one picture of 32', async () => {
    const ico = await readFile(join(PUBLIC, 'favicon.ico'));
    expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico[6], ico[7]]).toEqual([1, 1, 32, 32]);
    const image = ico.subarray(ico.readUInt32LE(18));
    expect(image.length).toBe(ico.readUInt32LE(14));
    expect(image.readUInt32BE(16)).toBe(32);
  });

  test('partner wordmarks are white, of one height, and need no font', async () => {
    const files = [...(await brandFiles(site.name))].filter(([path]) =>
      path.startsWith('partners/'),
    );
    expect(files).toHaveLength(7);
    for (const [, bytes] of files) {
      const svg = Buffer.from(bytes).toString();
      expect(svg).toMatch(/^<svg [^>]*height="32"[^>]* fill="#fff">/);
      expect(svg).not.toContain('<text');
      expect(bytes.length).toBeLessThan(6000);
    }
  });
});

describe('colours', () => {
  test('OKLCH becomes what a browser shows', () => {
    expect(oklchToHex({ lightness: 1, chroma: 0, hue: 0 })).toBe('#ffffff');
    expect(oklchToHex({ lightness: 0, chroma: 0, hue: 0 })).toBe('#000000');
    expect(oklchToHex({ lightness: 0.628, chroma: 0.2577, hue: 29.23 })).toBe('#ff0000');
  });

  test('a missing token is named', () => {
    expect(() => tokenColors(['nowhere'])).toThrow('tokens.css: no --nowhere');
  });
});
