import { create, type Font } from 'fontkit';
import { readSource } from '#publish/fonts/font-instances.ts';

/**
 * The fonts whose characters the title of a social image can use
 * (`src/publish/social-images/social-image.typ`).
 */
const SOURCES = ['host', 'hostExtended', 'mono'] as const;

const fonts: Font[] = [];
const drawn = new Map<number, boolean>();

async function known(): Promise<readonly Font[]> {
  if (fonts.length > 0) return fonts;
  for (const source of SOURCES) fonts.push(create(Buffer.from(await readSource(source))) as Font);
  return fonts;
}

/**
 * Creates a function that returns the first character of a text missing in all of the site's fonts,
 * or `null`.
 */
export async function missingGlyphTest(): Promise<(text: string) => string | null> {
  const all = await known();
  return (text) => {
    for (const letter of text) {
      const code = letter.codePointAt(0) ?? 0;
      if (/[\s\u00ad\u2011\u202f]/.test(letter)) continue;
      if (!drawn.has(code))
        drawn.set(
          code,
          all.some((font) => font.hasGlyphForCodePoint(code)),
        );
      if (!drawn.get(code)) {
        return `${letter} (U+${code.toString(16).toUpperCase().padStart(4, '0')})`;
      }
    }
    return null;
  };
}
