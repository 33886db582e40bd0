declare module 'pdfkit' {
  import type { Readable } from 'node:stream';

  interface StructureContent {
    readonly refs: readonly unknown[];
  }

  interface StructureElement {
    add(child: StructureElement | StructureContent): this;
    end(): void;
  }

  interface StructureOptions {
    readonly alt?: string;
    readonly actual?: string;
    readonly scope?: 'Row' | 'Column';
  }

  interface OutlineItem {
    addItem(
      title: string,
      options?: { expanded?: boolean; top?: number; left?: number },
    ): OutlineItem;
  }

  interface TextOptions {
    readonly lineBreak?: boolean;
    readonly characterSpacing?: number;
    readonly baseline?: 'alphabetic';
  }

  interface DocumentOptions {
    readonly size?: 'A4';
    readonly margin?: number;
    readonly pdfVersion?: '1.7';
    readonly tagged?: boolean;
    readonly displayTitle?: boolean;
    readonly lang?: string;
    readonly bufferPages?: boolean;
    readonly autoFirstPage?: boolean;
    readonly info?: Readonly<Record<string, string | Date>>;
  }

  /** The part of PDFKit that is used here. */
  class PDFDocument extends Readable {
    constructor(options?: DocumentOptions);
    readonly outline: OutlineItem;
    addPage(): this;
    switchToPage(index: number): unknown;
    bufferedPageRange(): { start: number; count: number };
    registerFont(name: string, source: Uint8Array): this;
    font(name: string): this;
    fontSize(size: number): this;
    fillColor(color: string): this;
    strokeColor(color: string): this;
    lineWidth(width: number): this;
    widthOfString(text: string, options?: TextOptions): number;
    text(text: string, x: number, y: number, options?: TextOptions): this;
    link(
      x: number,
      y: number,
      width: number,
      height: number,
      target: string | number,
      options?: { structParent?: StructureElement; Contents?: unknown },
    ): this;
    goTo(
      x: number,
      y: number,
      width: number,
      height: number,
      name: string,
      options?: { structParent?: StructureElement; Contents?: unknown },
    ): this;
    addNamedDestination(name: string, ...where: readonly (string | number | null)[]): void;
    struct(type: string, options?: StructureOptions): StructureElement;
    addStructure(element: StructureElement): this;
    markStructureContent(tag: string, options?: StructureOptions): StructureContent;
    markContent(tag: 'Artifact', options: { type: 'Pagination' | 'Layout' }): this;
    endMarkedContent(): this;
    save(): this;
    restore(): this;
    translate(x: number, y: number): this;
    scale(factor: number): this;
    path(data: string): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    rect(x: number, y: number, width: number, height: number): this;
    circle(x: number, y: number, radius: number): this;
    fill(color?: string): this;
    stroke(color?: string): this;
    end(): void;
  }

  // biome-ignore lint/style/noDefaultExport: the package is a CommonJS class
  export default PDFDocument;
  export type { OutlineItem, StructureContent, StructureElement };
}
