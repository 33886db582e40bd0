import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { readSource } from '#publish/fonts/cuts.ts';
import { RARE_LETTER } from '#publish/pages/extended-preload.ts';

/** Where the web fonts are committed. `figures.py` draws the fourth, host-grotesk-figures.woff2. */
export const FOLDER = 'src/styles/fonts';

/** The weights the interface uses: figures 300, body 400, display 450, UI 500–550. */
const WEIGHTS = { min: 300, max: 600 };

const VARIABLE = {
  targetFormat: 'woff2',
  noHinting: true,
  keepFeatures: ['kern', 'calt', 'ccmp', 'liga', 'locl', 'mark'],
  variationAxes: { wght: WEIGHTS },
} as const;

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));
}

const ASCII = range(0x20, 0x7e).join('');
const LATIN_1 = range(0xa0, 0xff).join('');
const PUNCTUATION = '\u2009–—‘’‚“”„•…‹›⁄€™−';

/** Characters of a web font. What is in none of them falls back to the system's face. */
const CHARACTERS = {
  host: `${ASCII}${LATIN_1}ıŒœˆ˚˜${PUNCTUATION}↑↓`,
  hostExtended: range(0x100, 0xffff)
    .filter((char) => RARE_LETTER.test(char))
    .join(''),
  mono: `${ASCII}\u00a0·€£–—…“”‘’←↑→↓↵✓│├└─`,
};

/** Cuts the web fonts out of their packages: compressed, by file name. */
export async function cutWebFonts(): Promise<Record<string, Uint8Array>> {
  return {
    'host-grotesk.woff2': await subsetFont(await readSource('host'), CHARACTERS.host, VARIABLE),
    'host-grotesk-extended.woff2': await subsetFont(
      await readSource('hostExtended'),
      CHARACTERS.hostExtended,
      VARIABLE,
    ),
    'commit-mono.woff2': await subsetFont(await readSource('mono'), CHARACTERS.mono, {
      targetFormat: 'woff2',
      noHinting: true,
      keepFeatures: [],
    }),
  };
}

// `npm run fonts`, when a typeface or a set of characters changes; a folder takes them instead.
if (import.meta.main) {
  const [folder = FOLDER] = process.argv.slice(2);
  for (const [name, bytes] of Object.entries(await cutWebFonts())) {
    await writeFile(join(folder, name), bytes);
    process.stdout.write(`${name} ${bytes.length} bytes\n`);
  }
}
