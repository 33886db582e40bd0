import type PDFDocument from 'pdfkit';
import { glyphOf, readTables, type Tables } from '../fonts/sfnt.ts';
import type { FontSource } from '../fonts/sources.ts';
import { staticFont } from '../fonts/static.ts';

interface Cut {
  readonly source: FontSource;
  readonly weight?: number;
}

/** Each face as the fonts it is looked up in, in turn: the packages split Host Grotesk by script. */
function host(weight: number, slant: '' | 'Italic' = ''): readonly Cut[] {
  return [
    { source: `host${slant}`, weight },
    { source: `hostExtended${slant}`, weight },
  ];
}

const FACES = {
  text: host(400),
  display: host(450),
  medium: host(500),
  strong: host(600),
  emphasis: host(400, 'Italic'),
  strongEmphasis: host(600, 'Italic'),
  mono: [{ source: 'mono' }],
} as const satisfies Record<string, readonly Cut[]>;

export type Face = keyof typeof FACES;

interface LoadedFont {
  readonly name: string;
  readonly tables: Tables;
}

// Characters that differ from another only in where a line may break.
const PLAIN: Readonly<Record<string, string>> = { '\u2011': '-', '\u202f': '\u00a0', '\u00ad': '' };

/** The faces of a document, and which of their fonts has a character. */
export class Typefaces {
  readonly #fonts: ReadonlyMap<Face, readonly LoadedFont[]>;

  private constructor(fonts: ReadonlyMap<Face, readonly LoadedFont[]>) {
    this.#fonts = fonts;
  }

  /** Loads every face and registers its fonts; PDFKit embeds those that are drawn with. */
  static async register(doc: PDFDocument): Promise<Typefaces> {
    const fonts = new Map<Face, LoadedFont[]>();
    for (const face of Object.keys(FACES) as Face[]) {
      const loaded: LoadedFont[] = [];
      for (const { source, weight } of FACES[face] as readonly Cut[]) {
        const bytes = await staticFont(source, weight);
        const name = `${face}-${source}`;
        doc.registerFont(name, bytes);
        loaded.push({ name, tables: readTables(bytes) });
      }
      fonts.set(face, loaded);
    }
    return new Typefaces(fonts);
  }

  /** Splits text into stretches of one font each. Throws on a character that no font has. */
  split(face: Face, text: string): { font: string; text: string }[] {
    const fonts = [...(this.#fonts.get(face) ?? []), ...(this.#fonts.get('mono') ?? [])];
    const parts: { font: string; text: string }[] = [];
    for (const raw of text) {
      const char = PLAIN[raw] ?? raw;
      if (char === '') continue;
      const font = fonts.find(({ tables }) => glyphOf(tables, char) !== 0);
      if (!font) {
        const code = (char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
        throw new Error(`no font has the character ${char} (U+${code}) of ${JSON.stringify(text)}`);
      }
      const last = parts.at(-1);
      if (last && last.font === font.name) last.text += char;
      else parts.push({ font: font.name, text: char });
    }
    return parts;
  }
}
