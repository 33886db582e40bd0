import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { describe, expect, test } from 'vitest';
import { buildFigures } from './figures.ts';
import { boxOf, readOutline } from './outline.ts';
import { unicodeRange } from './rules.ts';
import { advanceOf, glyphOf, readTables } from './sfnt.ts';
import { BUDGET, buildFontRules, buildFonts, FONT_FILES } from './subset.ts';

const STYLES = join(process.cwd(), 'src/styles');

describe('web fonts', () => {
  test('the committed files are what the sources give', { timeout: 30_000 }, async () => {
    for (const [name, bytes] of await buildFonts()) {
      const committed = await readFile(join(STYLES, 'fonts', name));
      expect(committed.equals(bytes), `${name} is stale: npm run fonts`).toBe(true);
    }
    expect(await readFile(join(STYLES, 'fonts.css'), 'utf8')).toBe(await buildFontRules());
  });

  test('stay within their budget', async () => {
    const size = async (name: string) => (await readFile(join(STYLES, 'fonts', name))).length;
    const { host, figures, hostExtended, mono } = FONT_FILES;
    const preloaded = (await size(host)) + (await size(figures)) + (await size(hostExtended));
    const later = await size(mono);
    expect(preloaded).toBeLessThanOrEqual(BUDGET.preloaded);
    expect(preloaded + later).toBeLessThanOrEqual(BUDGET.all);
  });

  test('the readout 1 has no slab and keeps its weight axis', async () => {
    const figures = await buildFigures();
    const at = async (wght: number) =>
      readTables(
        await subsetFont(Buffer.from(figures), '1→', {
          targetFormat: 'truetype',
          variationAxes: { wght },
        }),
      );
    const light = await at(300);
    const heavy = await at(600);
    expect(readOutline(light, '1')).toHaveLength(1);
    expect(boxOf(readOutline(light, '1'))).toMatchObject({ bottom: 0, top: 700 });
    expect(advanceOf(light, glyphOf(light, '1'))).toBeLessThan(500);
    const stem = (points: ReturnType<typeof readOutline>) => {
      const feet = points.flat().filter((point) => point.y === 0);
      return Math.abs((feet[0]?.x ?? 0) - (feet[1]?.x ?? 0));
    };
    expect(stem(readOutline(heavy, '1'))).toBeGreaterThan(stem(readOutline(light, '1')) * 1.5);
    expect(glyphOf(light, '→')).toBeGreaterThan(0);
  });
});

describe('unicodeRange', () => {
  test('joins neighbours', () => {
    expect(unicodeRange('cabx')).toBe('U+61-63, U+78');
  });
});
