import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { FEATURES, readSource } from '#publish/fonts/font-instances.ts';
import { RARE_LETTER } from '#publish/pages/extended-preload.ts';

/** Folder of the web fonts. `figures.py` makes the fourth, host-grotesk-figures.woff2. */
export const FOLDER = 'src/styles/fonts';

/** The range of weights in use: figures 300, body 400, display 450, UI 500–550. */
const WEIGHTS = { min: 300, max: 600 };

const VARIABLE = {
  targetFormat: 'woff2',
  noHinting: true,
  keepFeatures: FEATURES,
  variationAxes: { wght: WEIGHTS },
} as const;

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));
}

const ASCII = range(0x20, 0x7e).join('');
const LATIN_1 = range(0xa0, 0xff).join('');
const PUNCTUATION = '\u2009–—‘’‚“”„•…‹›⁄€™−';

/** The characters of each web font; all others use the fallback font. */
const CHARACTERS = {
  host: `${ASCII}${LATIN_1}ıŒœˆ˚˜${PUNCTUATION}↑↓`,
  hostExtended: range(0x100, 0xffff)
    .filter((char) => RARE_LETTER.test(char))
    .join(''),
  mono: `${ASCII}\u00a0·€£–—…“”‘’←↑→↓↵✓│├└─`,
};

/** The subset web fonts, compressed, by file name. */
export async function subsetWebFonts(): Promise<Record<string, Uint8Array>> {
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

// `npm run fonts`, after a change of a typeface or character set; writes to another folder if one
// is given.
if (import.meta.main) {
  const [folder = FOLDER] = process.argv.slice(2);
  for (const [name, bytes] of Object.entries(await subsetWebFonts())) {
    await writeFile(join(folder, name), bytes);
    process.stdout.write(`${name} ${bytes.length} bytes\n`);
  }
}
