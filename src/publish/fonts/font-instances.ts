import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
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

/** A font at one fixed weight: as an uncompressed font file, and parsed. */
export interface FontInstance {
  readonly bytes: Uint8Array;
  readonly font: Font;
}

const made = new Map<string, Promise<FontInstance>>();

async function make(source: FontSource, weight?: number): Promise<FontInstance> {
  const bytes = await subsetFont(await readSource(source), undefined, {
    targetFormat: 'truetype',
    keepAllGlyphs: true,
    noHinting: true,
    keepFeatures: FEATURES,
    ...(weight === undefined ? {} : { variationAxes: { wght: weight } }),
  });
  return { bytes, font: create(Buffer.from(bytes)) as Font };
}

/**
 * A font with all its glyphs at `weight`, cached for the run. The monospaced font has one weight:
 * omit it.
 */
export function fontInstance(source: FontSource, weight?: number): Promise<FontInstance> {
  const key = `${source} ${weight}`;
  const known = made.get(key) ?? make(source, weight);
  made.set(key, known);
  return known;
}

// Characters that differ from their replacement only in where a line may break.
const PLAIN: Readonly<Record<string, string>> = { '\u2011': '-', '\u202f': '\u00a0', '\u00ad': '' };

/** Splits text into runs of one font each. Throws on a character that no font has. */
export function fontRuns<Each extends Pick<FontInstance, 'font'>>(
  text: string,
  fonts: readonly Each[],
): { instance: Each; text: string }[] {
  const parts: { instance: Each; text: string }[] = [];
  for (const raw of text) {
    const char = PLAIN[raw] ?? raw;
    if (char === '') continue;
    const code = char.codePointAt(0) ?? 0;
    const found = fonts.find(({ font }) => font.hasGlyphForCodePoint(code));
    if (!found) {
      const hex = code.toString(16).toUpperCase().padStart(4, '0');
      throw new Error(`no font has the character ${char} (U+${hex}) of ${JSON.stringify(text)}`);
    }
    const last = parts.at(-1);
    if (last?.instance === found) last.text += char;
    else parts.push({ instance: found, text: char });
  }
  return parts;
}
