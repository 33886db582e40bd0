import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { buildFigures, FIGURES } from './figures.ts';
import { fallbackMetrics, HOST_KERNING, LOCAL_ADVANCE } from './metrics.ts';
import { type FontRules, fontRules } from './rules.ts';
import { readTables } from './sfnt.ts';
import { CHARACTERS, readSource, WEIGHTS } from './sources.ts';

/** Most bytes that the fonts a page preloads, and all fonts together, may take. */
export const BUDGET = { preloaded: 36_000, all: 48_000 } as const;

/**
 * File names of the web fonts in `src/styles/fonts/`. Every page preloads `host` and `figures`, and
 * `hostExtended` where its words need it.
 */
export const FONT_FILES = {
  host: 'host-grotesk.woff2',
  mono: 'commit-mono.woff2',
  hostExtended: 'host-grotesk-extended.woff2',
  figures: 'host-grotesk-figures.woff2',
} as const;

const FEATURES = ['kern', 'calt', 'ccmp', 'liga', 'locl', 'mark'];

/** The web fonts by file name, compressed. */
export async function buildFonts(): Promise<ReadonlyMap<string, Uint8Array>> {
  const variable = {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: FEATURES,
    variationAxes: { wght: { ...WEIGHTS } },
  } as const;
  const mono = { targetFormat: 'woff2', noHinting: true, keepFeatures: [] } as const;
  return new Map([
    [FONT_FILES.host, await subsetFont(await readSource('host'), CHARACTERS.host, variable)],
    [FONT_FILES.mono, await subsetFont(await readSource('mono'), CHARACTERS.mono, mono)],
    [
      FONT_FILES.hostExtended,
      await subsetFont(await readSource('hostExtended'), CHARACTERS.hostExtended, variable),
    ],
    [
      FONT_FILES.figures,
      await subsetFont(Buffer.from(await buildFigures()), undefined, {
        targetFormat: 'woff2',
        keepAllGlyphs: true,
      }),
    ],
  ]);
}

/** The `@font-face` rules, with fallback faces measured from the fonts at body weight. */
export async function buildFontRules(): Promise<string> {
  const plain = { targetFormat: 'truetype', noHinting: true } as const;
  const host = await subsetFont(await readSource('host'), CHARACTERS.host, {
    ...plain,
    variationAxes: { wght: 400 },
  });
  // An OpenType font with PostScript outlines keeps its tables in the same frame.
  const mono = await subsetFont(await readSource('mono'), CHARACTERS.mono, plain);
  const rules: FontRules = {
    files: FONT_FILES,
    weights: WEIGHTS,
    extended: CHARACTERS.hostExtended,
    figures: FIGURES,
    hostFallback: fallbackMetrics(readTables(host), LOCAL_ADVANCE.arial, HOST_KERNING),
    monoFallback: fallbackMetrics(readTables(mono), LOCAL_ADVANCE.courier),
  };
  return fontRules(rules);
}

/**
 * Writes the web fonts into `outDir` and `fonts.css` into the folder above it.
 * Returns the size of each file in bytes.
 */
export async function subsetFonts(outDir: string): Promise<ReadonlyMap<string, number>> {
  await mkdir(outDir, { recursive: true });
  const fonts = await buildFonts();
  for (const [name, bytes] of fonts) await writeFile(join(outDir, name), bytes);
  await writeFile(join(outDir, '..', 'fonts.css'), await buildFontRules());
  return new Map([...fonts].map(([name, bytes]) => [name, bytes.length]));
}
