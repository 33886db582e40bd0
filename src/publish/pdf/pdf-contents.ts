import type { StructureElement } from 'pdfkit';
import { t } from '#words/words.ts';
import { type HeadingPosition, splitNumber } from './blocks.ts';
import type { Flow } from './flow.ts';
import type { Block, PdfDocument } from './model.ts';
import { MEASURE, PAGE, STYLES } from './pdf-look.ts';

/** The number of sections from which on page one has a table of contents. */
const LONG = 6;

/** The minimum and maximum height of a row, in points, depending on the space left on page one. */
const ROWS = { least: 15, most: 19 } as const;

interface Entry {
  readonly text: string;
  readonly page: number;
  readonly y: number;
  /** Between the text and the hairline below. */
  readonly gap: number;
  readonly element: StructureElement;
}

/**
 * The table of contents: its space is reserved on page one, and its page numbers are filled in once
 * they are known.
 */
export class Contents {
  readonly #entries: Entry[] = [];
  readonly #flow: Flow;

  constructor(flow: Flow, root: StructureElement, document: PdfDocument) {
    this.#flow = flow;
    const sections = document.blocks.filter(
      (block): block is Extract<Block, { kind: 'heading' }> =>
        block.kind === 'heading' && block.level === 2,
    );
    if (sections.length < LONG) return;
    const enough = flow.room - 26 >= sections.length * ROWS.least;
    if (enough) flow.y += 26;
    else flow.newPage();
    const row = Math.min(ROWS.most, Math.max(ROWS.least, flow.room / sections.length));
    const element = flow.element(root, 'TOC');
    const style = STYLES.label;
    const label = [flow.breaker.single(t('pdf.contents'), style, 100)];
    flow.drawLines(
      label,
      style,
      { x: PAGE.left, y: flow.y },
      flow.element(element, 'Caption'),
      'Caption',
    );
    for (const { text: title } of sections) {
      if (flow.room < row - 2) flow.newPage();
      const item = flow.element(element, 'TOCI');
      this.#entries.push({
        text: title,
        page: flow.page,
        y: flow.y,
        gap: (row - STYLES.contents.leading) * 0.4,
        element: item,
      });
      flow.y += row;
    }
    // After a table of contents the text starts on a new page.
    flow.y = PAGE.bottom;
  }

  /** Writes the entries, each a link to its section. */
  fill(headings: readonly HeadingPosition[]): void {
    const flow = this.#flow;
    const { doc, breaker } = flow;
    const style = STYLES.contents;
    const sections = headings.filter(({ level }) => level === 2);
    this.#entries.forEach((entry, index) => {
      const section = sections[index];
      if (!section) return;
      doc.switchToPage(entry.page);
      const { number, title } = splitNumber(entry.text);
      const indent = 22;
      const page = breaker.single(String(section.page + 1), style, 30);
      const name = breaker.single(title, style, MEASURE - indent);
      const link = flow.element(entry.element, 'Link');
      const at = (x: number) => ({ x, y: entry.y });
      if (number) {
        flow.drawLines([breaker.single(number, style, indent)], style, at(PAGE.text), link, 'Link');
      }
      const from = PAGE.text + (number ? indent : 0);
      flow.drawLines([name], style, at(from), link, 'Link');
      flow.drawLines([page], style, at(PAGE.right - page.width), link, 'Link');
      const rule = entry.y + style.leading + entry.gap;
      if (index < this.#entries.length - 1) flow.hairline(PAGE.text, PAGE.right, rule);
      doc.goTo(PAGE.text, entry.y, PAGE.right - PAGE.text, style.leading, section.destination, {
        structParent: link,
        Contents: new String(entry.text),
      });
      link.end();
    });
  }
}
