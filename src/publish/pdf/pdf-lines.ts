import type PDFDocument from 'pdfkit';
import type { Inline, Rich } from './model.ts';
import type { Face, Typefaces } from './typefaces.ts';

/** The text style of a block, in points. */
export interface Style {
  readonly face: Face;
  readonly size: number;
  readonly leading: number;
  readonly color: string;
  readonly tracking?: number;
}

/** A run of text in one font on one row. */
export interface Piece {
  readonly font: string;
  readonly size: number;
  readonly color: string;
  readonly tracking: number;
  readonly href?: string | undefined;
  readonly text: string;
  /** From the line's start. */
  readonly x: number;
  readonly width: number;
}

/** A printed row of text. */
export interface TextRow {
  readonly pieces: readonly Piece[];
  readonly width: number;
}

type Part = Omit<Piece, 'x' | 'width'>;

interface Word {
  readonly parts: readonly Part[];
  readonly width: number;
  /** Whether a space preceded the word. */
  readonly spaced: boolean;
  /** Whether the word starts a new row. */
  readonly broken: boolean;
}

interface Run {
  readonly text: string;
  readonly face: Face;
  readonly href?: string | undefined;
}

function runs(rich: Rich, face: Face, href?: string): Run[] {
  const of = (inline: Inline): Run[] => {
    switch (inline.kind) {
      case 'text':
        return [{ text: inline.text, face, href }];
      case 'code':
        // Keeps an IBAN or a command on one line.
        return [{ text: inline.text.replaceAll(' ', '\u00a0'), face: 'mono', href }];
      case 'break':
        return [{ text: '\n', face, href }];
      case 'strong':
        return runs(inline.children, face === 'emphasis' ? 'strongEmphasis' : 'strong', href);
      case 'emphasis':
        return runs(inline.children, face === 'strong' ? 'strongEmphasis' : 'emphasis', href);
      case 'link':
        return runs(inline.children, face, inline.href);
    }
  };
  return rich.flatMap(of);
}

// Splits text where a row may break: at spaces, and after a dash or slash between letters, but
// neither in "e-mail" nor in the number of a law.
const ATOMS = /\n|[^\S\n\u00a0\u202f]+|[^\s]{2,}?\p{L}[-–—/](?=\p{L})|(?:[^\s]|[\u00a0\u202f])+/gu;

/** Breaks rich text into rows. */
export class LineBreaker {
  readonly #doc: PDFDocument;
  readonly #faces: Typefaces;

  constructor(doc: PDFDocument, faces: Typefaces) {
    this.#doc = doc;
    this.#faces = faces;
  }

  /** The width of one run as it will be drawn. */
  width(part: Part): number {
    const { font, size, tracking, text } = part;
    this.#doc.font(font).fontSize(size);
    return this.#doc.widthOfString(text, { characterSpacing: tracking }) + tracking;
  }

  #parts(text: string, run: Run, style: Style): Part[] {
    // The monospaced face looks larger than the text face at the same size.
    const size = run.face === 'mono' ? style.size * 0.92 : style.size;
    return this.#faces.split(run.face, text).map((part) => ({
      ...part,
      size,
      color: style.color,
      tracking: run.face === 'mono' ? 0 : (style.tracking ?? 0),
      href: run.href,
    }));
  }

  #words(rich: Rich, style: Style): Word[] {
    const words: Word[] = [];
    let spaced = false;
    let broken = false;
    let joined = false;
    for (const run of runs(rich, style.face)) {
      for (const [atom] of run.text.matchAll(ATOMS)) {
        if (atom === '\n') broken = true;
        if (/^\s+$/.test(atom) && !/^[\u00a0\u202f]/.test(atom)) {
          spaced = true;
          joined = false;
          continue;
        }
        const parts = this.#parts(atom, run, style);
        const width = parts.reduce((sum, part) => sum + this.width(part), 0);
        const last = words.at(-1);
        // A word that continues in another style, as in "**Note**:".
        if (joined && last && !/[-–—/]$/.test(last.parts.at(-1)?.text ?? '')) {
          words[words.length - 1] = {
            ...last,
            parts: [...last.parts, ...parts],
            width: last.width + width,
          };
        } else {
          words.push({ parts, width, spaced: spaced && !broken, broken });
        }
        spaced = false;
        broken = false;
        joined = true;
      }
    }
    return words;
  }

  /** Splits a word that is wider than a row, such as a long address. */
  #cut(word: Word, max: number): Word[] {
    if (word.width <= max) return [word];
    const cut: Word[] = [];
    for (const part of word.parts) {
      for (const char of part.text) {
        const piece = { ...part, text: char };
        const width = this.width(piece);
        const last = cut.at(-1);
        if (last && last.width + width <= max) {
          const end = last.parts.at(-1);
          const same = end && end.font === piece.font && end.href === piece.href;
          const parts = same
            ? [...last.parts.slice(0, -1), { ...end, text: end.text + char }]
            : [...last.parts, piece];
          cut[cut.length - 1] = { ...last, parts, width: last.width + width };
        } else {
          const first = cut.length === 0;
          cut.push({
            parts: [piece],
            width,
            spaced: first && word.spaced,
            broken: first && word.broken,
          });
        }
      }
    }
    return cut;
  }

  /** Breaks rich text into rows no wider than `max`. */
  lines(rich: Rich, style: Style, max: number): TextRow[] {
    const space = this.#parts(' ', { text: ' ', face: style.face }, style);
    const spaceWidth = space.reduce((sum, part) => sum + this.width(part), 0);
    const rows: Word[][] = [];
    let width = 0;
    for (const word of this.#words(rich, style).flatMap((each) => this.#cut(each, max))) {
      const before = word.spaced ? spaceWidth : 0;
      const row = rows.at(-1);
      if (row && !word.broken && width + before + word.width <= max) {
        row.push(word);
        width += before + word.width;
      } else {
        rows.push([word]);
        width = word.width;
      }
    }
    return rows.map((row) => this.#line(row));
  }

  /**
   * Breaks a paragraph into rows. If possible without an extra row, avoids a last row with only a
   * short word.
   */
  pretty(rich: Rich, style: Style, max: number): TextRow[] {
    const lines = this.lines(rich, style, max);
    const enough = max * 0.16;
    if (lines.length < 2 || (lines.at(-1)?.width ?? 0) >= enough) return lines;
    for (const part of [0.98, 0.96, 0.94, 0.92]) {
      const narrower = this.lines(rich, style, max * part);
      if (narrower.length > lines.length) break;
      if ((narrower.at(-1)?.width ?? 0) >= enough) return narrower;
    }
    return lines;
  }

  /** Breaks rich text into as few rows as `max` allows, of about equal width. */
  balanced(rich: Rich, style: Style, max: number): TextRow[] {
    const { length } = this.lines(rich, style, max);
    let [narrow, wide] = [max / 2, max];
    while (wide - narrow > 1) {
      const middle = (narrow + wide) / 2;
      if (this.lines(rich, style, middle).length > length) narrow = middle;
      else wide = middle;
    }
    return this.lines(rich, style, wide);
  }

  /** Sets text on a single row, shortened with an ellipsis if it does not fit. */
  single(text: string, style: Style, max: number): TextRow {
    const set = (value: string) => this.lines([{ kind: 'text', text: value }], style, Infinity)[0];
    let line = set(text);
    for (let end = text.length - 1; line && line.width > max && end > 0; end -= 1) {
      line = set(`${text.slice(0, end).trimEnd()}…`);
    }
    return line ?? { pieces: [], width: 0 };
  }

  #line(row: readonly Word[]): TextRow {
    const parts: Part[] = [];
    row.forEach((word, index) => {
      word.parts.forEach((part, at) => {
        const space = at === 0 && index > 0 && word.spaced ? ' ' : '';
        const last = parts.at(-1);
        if (last && last.font === part.font && last.href === part.href) {
          parts[parts.length - 1] = { ...last, text: last.text + space + part.text };
          return;
        }
        // A space beside a link is not underlined.
        if (last && space && last.href === undefined) {
          parts[parts.length - 1] = { ...last, text: `${last.text} ` };
          parts.push(part);
        } else parts.push({ ...part, text: space + part.text });
      });
    });
    let x = 0;
    const pieces = parts.map((part): Piece => {
      const piece = { ...part, x, width: this.width(part) };
      x += piece.width;
      return piece;
    });
    return { pieces, width: x };
  }
}
