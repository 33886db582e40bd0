import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const { resolve } = createRequire(join(process.cwd(), 'package.json'));

/** The typefaces as their packages carry them. The packages split Host Grotesk by script. */
const FILES = {
  host: '@fontsource-variable/host-grotesk/files/host-grotesk-latin-wght-normal.woff2',
  hostExtended: '@fontsource-variable/host-grotesk/files/host-grotesk-latin-ext-wght-normal.woff2',
  hostItalic: '@fontsource-variable/host-grotesk/files/host-grotesk-latin-wght-italic.woff2',
  hostExtendedItalic:
    '@fontsource-variable/host-grotesk/files/host-grotesk-latin-ext-wght-italic.woff2',
  mono: '@fontsource/commit-mono/files/commit-mono-latin-400-normal.woff2',
} as const;

export type FontSource = keyof typeof FILES;

/** Reads one typeface from its package. */
export function readSource(source: FontSource): Promise<Uint8Array> {
  return readFile(resolve(FILES[source]));
}

/** The weights the interface uses: figures 300, body 400, display 450, UI 500–550. */
export const WEIGHTS = { min: 300, max: 600 } as const;

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, at) => from + at));
}

const ASCII = range(0x20, 0x7e);
const LATIN_1 = range(0xa0, 0xff);
const LATIN_EXTENDED_A = range(0x100, 0x17f);
const PUNCTUATION = '\u2009–—‘’‚“”„•…‹›⁄€™−';

/** Characters of each web font. What is in none of them falls back to the system's face. */
export const CHARACTERS = {
  host: `${ASCII}${LATIN_1}ıŒœˆ˚˜${PUNCTUATION}↑↓`,
  // Names from all over the Union: Latin Extended-A, and the comma-below letters of Romanian.
  hostExtended: `${[...LATIN_EXTENDED_A].filter((char) => !'ıŒœ'.includes(char)).join('')}ȘșȚțẞ`,
  mono: `${ASCII}\u00a0·€£–—…“”‘’←↑→↓↵✓│├└─`,
} as const;
