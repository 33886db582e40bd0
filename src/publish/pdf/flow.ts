import type PDFDocument from 'pdfkit';
import type { StructureElement } from 'pdfkit';
import type { Rich } from './model.ts';
import { LineBreaker, type Piece, type Style, type TextRow } from './pdf-lines.ts';
import { INK, PAGE } from './pdf-look.ts';
import type { Typefaces } from './typefaces.ts';

/** The horizontal extent that a block may fill, in points. */
export interface Area {
  readonly x: number;
  readonly width: number;
}

/** The distance from the top of a line to its baseline, with the capitals centred in the line. */
function baseline(style: Style): number {
  return style.leading / 2 + style.size * 0.35;
}

/**
 * The position on the page of the next block, and the functions that draw text there. Everything
 * drawn through a structure element is readable by assistive technology; `artifact` is for what it
 * should ignore.
 */
export class Flow {
  readonly doc: PDFDocument;
  readonly breaker: LineBreaker;
  readonly site: string;
  y: number = PAGE.top;
  page = -1;

  constructor(doc: PDFDocument, faces: Typefaces, site: string) {
    this.doc = doc;
    this.breaker = new LineBreaker(doc, faces);
    this.site = site;
  }

  newPage(): void {
    this.doc.addPage();
    this.page += 1;
    this.y = PAGE.top;
  }

  get atTop(): boolean {
    return this.y <= PAGE.top;
  }

  get room(): number {
    return PAGE.bottom - this.y;
  }

  /** Starts a new page if less than `height` is left. */
  ensure(height: number): void {
    if (this.room < height && !this.atTop) this.newPage();
  }

  /** Adds vertical space, except at the top of a page. */
  space(height: number): void {
    if (!this.atTop) this.y += height;
  }

  /** Draws something decorative. */
  artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.doc.markContent('Artifact', { type });
    draw();
    this.doc.endMarkedContent();
  }

  /** Draws content that belongs to a structure element. */
  marked(element: StructureElement, tag: string, draw: () => void): void {
    const content = this.doc.markStructureContent(tag);
    draw();
    this.doc.endMarkedContent();
    element.add(content);
  }

  /** Creates a structure element within another. */
  element(
    parent: StructureElement,
    type: string,
    options: Parameters<PDFDocument['struct']>[1] = {},
  ): StructureElement {
    const element = this.doc.struct(type, options);
    parent.add(element);
    return element;
  }

  hairline(from: number, to: number, y: number, color: string = INK.hair, width = 0.5): void {
    this.artifact(() => {
      this.doc.save().lineWidth(width).moveTo(from, y).lineTo(to, y).stroke(color).restore();
    });
  }

  /** Draws one run of text with its baseline at `y`. */
  glyphs(piece: Piece, x: number, y: number, after = ''): void {
    this.doc.font(piece.font).fontSize(piece.size).fillColor(piece.color);
    this.doc.text(piece.text + after, x, y, {
      lineBreak: false,
      baseline: 'alphabetic',
      characterSpacing: piece.tracking,
    });
  }

  /** Draws text rows outside any structure element, within an artifact. */
  plainLines(
    lines: readonly TextRow[],
    style: Style,
    x: (line: TextRow) => number,
    y: number,
  ): void {
    lines.forEach((line, row) => {
      const level = y + row * style.leading + baseline(style);
      for (const piece of line.pieces) this.glyphs(piece, x(line) + piece.x, level);
    });
  }

  /** Draws text rows from `y` downwards, as content of `element`. */
  drawLines(
    lines: readonly TextRow[],
    style: Style,
    place: { readonly x: number; readonly y: number; readonly shift?: (line: TextRow) => number },
    element: StructureElement,
    tag: string,
  ): void {
    const placed = lines.flatMap((line, row) =>
      line.pieces.map((piece, at) => ({
        piece,
        x: place.x + piece.x + (place.shift?.(line) ?? 0),
        y: place.y + row * style.leading + baseline(style),
        // A space at the row's end separates words when the text is copied or read aloud.
        after: at === line.pieces.length - 1 ? ' ' : '',
      })),
    );
    let at = 0;
    while (at < placed.length) {
      const href = placed[at]?.piece.href;
      let end = at;
      while (end < placed.length && placed[end]?.piece.href === href) end += 1;
      const group = placed.slice(at, end);
      const draw = () => {
        for (const each of group) this.glyphs(each.piece, each.x, each.y, each.after);
      };
      if (href === undefined) this.marked(element, tag, draw);
      else this.#link(href, group, element, draw);
      at = end;
    }
  }

  #link(
    href: string,
    group: readonly { readonly piece: Piece; readonly x: number; readonly y: number }[],
    parent: StructureElement,
    draw: () => void,
  ): void {
    const link = this.element(parent, 'Link');
    this.marked(link, 'Link', draw);
    const url = href.startsWith('/') ? this.site + href : href;
    const Contents = new String(group.map(({ piece }) => piece.text).join(' '));
    for (const { piece, x, y } of group) {
      this.hairline(x, x + piece.width, y + 2.4, INK.grey);
      const height = piece.size * 1.3;
      this.doc.link(x, y - piece.size, piece.width, height, url, { structParent: link, Contents });
    }
    // Ended here, so that the structure tree names the page the link is on.
    link.end();
  }

  /** Sets a paragraph, never leaving a single row of it on a page. Adds no space after it. */
  paragraph(rich: Rich, style: Style, area: Area, element: StructureElement, tag: string): void {
    let rest = this.breaker.pretty(rich, style, area.width);
    while (rest.length > 0) {
      let fits = Math.floor((this.room + 0.01) / style.leading);
      if (fits < rest.length) {
        if (rest.length - fits === 1) fits -= 1;
        if (fits < 2 || rest.length <= 3) fits = 0;
      }
      if (fits <= 0 && !this.atTop) {
        this.newPage();
        continue;
      }
      const now = rest.slice(0, Math.max(1, fits));
      this.drawLines(now, style, { x: area.x, y: this.y }, element, tag);
      this.y += now.length * style.leading;
      rest = rest.slice(now.length);
      if (rest.length > 0) this.newPage();
    }
  }
}
