import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { fontInstance } from '#publish/fonts/font-instances.ts';
import { FOLDER, subsetWebFonts } from './subset.ts';

const read = (name: string) => readFile(join(FOLDER, name));

test('the committed files equal those generated from the packages', async () => {
  for (const [name, bytes] of Object.entries(await subsetWebFonts())) {
    expect((await read(name)).equals(bytes), `${name} is stale: npm run fonts`).toBe(true);
  }
});

test('the fonts preloaded by a page take at most 36 KB, all fonts 48 KB', async () => {
  const names = ['host-grotesk', 'host-grotesk-figures', 'host-grotesk-extended', 'commit-mono'];
  const sizes = await Promise.all(names.map(async (name) => (await read(`${name}.woff2`)).length));
  const sum = (of: readonly number[]) => of.reduce((all, size) => all + size, 0);
  expect(sum(sizes.slice(0, 3))).toBeLessThanOrEqual(36_000);
  expect(sum(sizes)).toBeLessThanOrEqual(48_000);
});

test('an X between digits stays a letter, on the page and in pictures and PDFs', async () => {
  const options = { targetFormat: 'truetype', variationAxes: { wght: 400 } } as const;
  const onPage = await subsetFont(await read('host-grotesk.woff2'), '2X4x', options);
  for (const bytes of [onPage, await fontInstance('host', 400)]) {
    const font = create(Buffer.from(bytes)) as Font;
    const { glyphs } = font.layout('2X4 4x2');
    expect(glyphs.flatMap(({ codePoints }) => codePoints)).toEqual(
      [...'2X4 4x2'].map((char) => char.codePointAt(0)),
    );
    expect(glyphs[1]?.id).toBe(font.glyphForCodePoint(0x58).id);
    expect(glyphs[5]?.id).toBe(font.glyphForCodePoint(0x78).id);
  }
});

test('the fallback fonts have the metrics of the web fonts', async () => {
  const rules = await readFile(join(FOLDER, '../fonts.css'), 'utf8');
  const files = {
    'Host Grotesk': await fontInstance('host', 400),
    'Commit Mono': await fontInstance('mono'),
  };
  for (const [family, bytes] of Object.entries(files)) {
    const font = create(Buffer.from(bytes)) as Font;
    const rule = rules.split(`"${family} Fallback"`)[1] ?? '';
    const part = (name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(rule)?.[1]) / 100;
    const height = (name: string) => part(name) * part('size-adjust') * font.unitsPerEm;
    expect(height('ascent-override')).toBeCloseTo(font.ascent, 0);
    expect(height('descent-override')).toBeCloseTo(-font.descent, 0);
  }
});
