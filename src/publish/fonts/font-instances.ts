import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** The font files of the packages, which split Host Grotesk by script. */
const FILES = {
  host: '@fontsource-variable/host-grotesk/files/host-grotesk-latin-wght-normal.woff2',
  hostExtended: '@fontsource-variable/host-grotesk/files/host-grotesk-latin-ext-wght-normal.woff2',
  hostItalic: '@fontsource-variable/host-grotesk/files/host-grotesk-latin-wght-italic.woff2',
  hostExtendedItalic:
    '@fontsource-variable/host-grotesk/files/host-grotesk-latin-ext-wght-italic.woff2',
  mono: '@fontsource/commit-mono/files/commit-mono-latin-400-normal.woff2',
} as const;

export type FontSource = keyof typeof FILES;

const { resolve } = createRequire(join(process.cwd(), 'package.json'));

/** Reads one font file from its package. */
export function readSource(source: FontSource): Promise<Uint8Array> {
  return readFile(resolve(FILES[source]));
}

/**
 * The OpenType features of the typeface in use: without `calt`, which in Host Grotesk makes a
 * multiplication sign of an X between digits, also in codes like `01 X4K2`.
 */
export const FEATURES = ['kern', 'ccmp', 'liga', 'locl', 'mark'];

const made = new Map<string, Promise<Uint8Array>>();

async function make(source: FontSource, weight?: number): Promise<Uint8Array> {
  return subsetFont(await readSource(source), undefined, {
    targetFormat: 'truetype',
    keepAllGlyphs: true,
    noHinting: true,
    keepFeatures: FEATURES,
    ...(weight === undefined ? {} : { variationAxes: { wght: weight } }),
  });
}

/**
 * A font with all its glyphs at `weight`, cached for the run. The monospaced font has one weight:
 * omit it.
 */
export function fontInstance(source: FontSource, weight?: number): Promise<Uint8Array> {
  const key = `${source} ${weight}`;
  const known = made.get(key) ?? make(source, weight);
  made.set(key, known);
  return known;
}
