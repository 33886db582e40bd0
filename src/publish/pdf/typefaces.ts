import type PDFDocument from 'pdfkit';
import {
  type FontInstance,
  type FontSource,
  fontInstance,
  fontRuns,
} from '../fonts/font-instances.ts';

type Weighed = readonly [source: FontSource, weight?: number];

/**
 * The fonts of a face in the order in which characters are looked up, as the packages split Host
 * Grotesk by script.
 */
function host(weight: number, slant: '' | 'Italic' = ''): readonly Weighed[] {
  return [
    [`host${slant}`, weight],
    [`hostExtended${slant}`, weight],
  ];
}

const FACES = {
  text: host(400),
  display: host(450),
  medium: host(500),
  strong: host(600),
  emphasis: host(400, 'Italic'),
  strongEmphasis: host(600, 'Italic'),
  mono: [['mono']],
} as const satisfies Record<string, readonly Weighed[]>;

export type Face = keyof typeof FACES;

interface LoadedFont extends FontInstance {
  readonly name: string;
}

/** The faces of a document, and the lookup of the font that has a character. */
export class Typefaces {
  readonly #fonts: ReadonlyMap<Face, readonly LoadedFont[]>;

  private constructor(fonts: ReadonlyMap<Face, readonly LoadedFont[]>) {
    this.#fonts = fonts;
  }

  /** Loads every face and registers its fonts; PDFKit embeds only those that are used. */
  static async register(doc: PDFDocument): Promise<Typefaces> {
    const fonts = new Map<Face, LoadedFont[]>();
    for (const face of Object.keys(FACES) as Face[]) {
      const loaded: LoadedFont[] = [];
      for (const [source, weight] of FACES[face] as readonly Weighed[]) {
        const made = await fontInstance(source, weight);
        const name = `${face}-${source}`;
        doc.registerFont(name, made.bytes);
        loaded.push({ ...made, name });
      }
      fonts.set(face, loaded);
    }
    return new Typefaces(fonts);
  }

  /** Splits text into runs of one font each. Throws on a character that no font has. */
  split(face: Face, text: string): { font: string; text: string }[] {
    const fonts = [...(this.#fonts.get(face) ?? []), ...(this.#fonts.get('mono') ?? [])];
    return fontRuns(text, fonts).map((part) => ({ font: part.instance.name, text: part.text }));
  }
}
