import type { OutlineItem, StructureElement } from 'pdfkit';
import type { Area, Flow } from './flow.ts';
import type { Block, ListBlock, Rich } from './model.ts';
import { GAP, INK, MEASURE, PAGE, STYLES } from './pdf-look.ts';
import { drawTable } from './pdf-table.ts';

/** A heading with its page, for the bookmarks and the table of contents. */
export interface HeadingPosition {
  readonly level: number;
  readonly text: string;
  readonly page: number;
  readonly destination: string;
}

type Heading = Extract<Block, { kind: 'heading' }>;

const NUMBER = /^(\d+(?:\.\d+)*\.?|[A-Z]\.)\s+(.+)$/;

/** Splits a clause's number from its heading: "1.1 Who it is between". */
export function splitNumber(text: string): { readonly number: string; readonly title: string } {
  const match = NUMBER.exec(text);
  return { number: match?.[1] ?? '', title: match?.[2] ?? text };
}

function words(text: string): Rich {
  return [{ kind: 'text', text }];
}

/** The label of a list item: "a", "b", … "z", "aa". */
function letterLabel(value: number): string {
  const rest = Math.floor((value - 1) / 26);
  return (rest > 0 ? letterLabel(rest) : '') + String.fromCharCode(97 + ((value - 1) % 26));
}

/** The minimum space left on a page for a block to begin there, in points. */
const LEAST = { list: 30, table: 84, note: 47 } as const;

/** The space before a heading, and the extra height of its rule and its distance to the text, in points. */
const HEADING = {
  2: { before: GAP.section, extra: 19 },
  3: { before: GAP.clause, extra: 2 },
  4: { before: GAP.clause - 4, extra: 2 },
} as const;

const TEXT: Area = { x: PAGE.text, width: MEASURE };

/** Draws blocks in the flow and records the positions of the headings. */
export class BlockWriter {
  readonly headings: HeadingPosition[] = [];
  readonly #flow: Flow;
  readonly #root: StructureElement;
  #section: OutlineItem | undefined;

  constructor(flow: Flow, root: StructureElement) {
    this.#flow = flow;
    this.#root = root;
  }

  /** Draws the blocks of a document. */
  write(blocks: readonly Block[]): void {
    blocks.forEach((block, index) => {
      this.#flow.ensure(this.#least(blocks, index, TEXT.width));
      this.#block(block, TEXT, this.#root, 0, blocks[index + 1]);
    });
  }

  /** The height that a block needs to begin on a page, including what must stay with it. */
  #least(blocks: readonly Block[], index: number, width: number): number {
    const block = blocks[index];
    if (!block) return 0;
    const { breaker } = this.#flow;
    switch (block.kind) {
      case 'heading': {
        const style = STYLES[`heading${block.level}`];
        const lines = breaker.lines(words(splitNumber(block.text).title), style, width);
        const { before, extra } = HEADING[block.level];
        const own = before + lines.length * style.leading + extra;
        return own + this.#least(blocks, index + 1, width);
      }
      case 'paragraph': {
        const { length } = breaker.lines(block.text, STYLES.body, width);
        if (length > 3) return 2 * STYLES.body.leading;
        const next = blocks[index + 1]?.kind;
        const introduces = next === 'list' || next === 'table';
        return (
          length * STYLES.body.leading +
          (introduces ? GAP.paragraph + this.#least(blocks, index + 1, width) : 0)
        );
      }
      default:
        return LEAST[block.kind];
    }
  }

  #block(block: Block, area: Area, parent: StructureElement, depth: number, next?: Block): void {
    const flow = this.#flow;
    switch (block.kind) {
      case 'heading':
        this.#heading(block);
        break;
      case 'paragraph':
        flow.paragraph(block.text, STYLES.body, area, flow.element(parent, 'P'), 'P');
        // A paragraph that introduces a list is set close to it.
        flow.space(next?.kind === 'list' ? GAP.item : GAP.paragraph);
        break;
      case 'list':
        this.#list(block, area, parent, depth);
        break;
      case 'table':
        flow.space(GAP.table - GAP.paragraph);
        drawTable(flow, block, area, parent);
        flow.space(GAP.table + 4);
        break;
      case 'note':
        this.#note(block.blocks, area, parent);
        break;
    }
  }

  #heading({ level, text }: Heading): void {
    const flow = this.#flow;
    const { number, title } = splitNumber(text);
    const style = STYLES[`heading${level}`];
    const lines = flow.breaker.lines(words(title), style, MEASURE);
    const height = lines.length * style.leading;
    flow.space(HEADING[level].before);
    if (level === 2) {
      flow.hairline(PAGE.left, PAGE.right, flow.y, INK.edge, 0.75);
      flow.y += 12;
    }
    const destination = `section-${this.headings.length + 1}`;
    flow.doc.addNamedDestination(destination, 'XYZ', null, flow.y - 20, null);
    this.headings.push({ level, text, page: flow.page, destination });
    this.#bookmark(level, text, flow.y - 20);
    const element = flow.element(this.#root, `H${level}`);
    if (number) {
      const label = level === 2 ? style : { ...style, face: 'text' as const, color: INK.grey };
      const set = flow.breaker.single(number, label, PAGE.text - PAGE.left - 8);
      flow.drawLines([set], label, { x: PAGE.left, y: flow.y }, element, `H${level}`);
    }
    flow.drawLines(lines, style, { x: PAGE.text, y: flow.y }, element, `H${level}`);
    flow.y += height + (level === 2 ? 7 : 2);
  }

  #bookmark(level: number, text: string, top: number): void {
    const parent = level > 2 && this.#section ? this.#section : this.#flow.doc.outline;
    const item = parent.addItem(text, { top, left: PAGE.width });
    if (level === 2) this.#section = item;
  }

  #list(list: ListBlock, area: Area, parent: StructureElement, depth: number): void {
    const flow = this.#flow;
    const style = STYLES.body;
    const indent = list.start === undefined ? 15 : 21;
    const inner: Area = { x: area.x + indent, width: area.width - indent };
    const element = flow.element(parent, 'L');
    list.items.forEach((item, index) => {
      flow.ensure(style.leading * 2);
      const entry = flow.element(element, 'LI');
      const mark = flow.element(entry, 'Lbl');
      if (list.start === undefined) this.#bullet(area.x, mark, depth);
      else {
        const value = list.start + index;
        const label = depth === 0 ? `${value}.` : `(${letterLabel(value)})`;
        const set = flow.breaker.single(label, style, indent);
        flow.drawLines([set], style, { x: area.x, y: flow.y }, mark, 'Lbl');
      }
      const body = flow.element(entry, 'LBody');
      item.forEach((block, at) => {
        const last = at === item.length - 1;
        if (block.kind === 'paragraph' && last) {
          flow.paragraph(block.text, style, inner, flow.element(body, 'P'), 'P');
        } else this.#block(block, inner, body, depth + 1, item[at + 1]);
      });
      if (item.at(-1)?.kind !== 'list') flow.space(GAP.item);
    });
    if (depth === 0) flow.space(GAP.paragraph - GAP.item);
  }

  /** Draws a bullet: a ring, or a dash on deeper levels. */
  #bullet(x: number, mark: StructureElement, depth: number): void {
    const { doc } = this.#flow;
    const middle = this.#flow.y + STYLES.body.leading / 2 + 0.4;
    this.#flow.marked(mark, 'Lbl', () => {
      doc.save().lineWidth(1);
      if (depth === 0) doc.circle(x + 2.9, middle, 2.1).stroke(INK.black);
      else
        doc
          .moveTo(x + 0.5, middle)
          .lineTo(x + 6, middle)
          .stroke(INK.grey);
      doc.restore();
    });
  }

  #note(blocks: readonly Block[], area: Area, parent: StructureElement): void {
    const flow = this.#flow;
    flow.space(5);
    flow.ensure(STYLES.note.leading * 3);
    const inner: Area = { x: area.x + 14, width: area.width - 14 };
    const element = flow.element(parent, 'Note');
    const bar = (top: number, bottom: number) =>
      flow.artifact(() => {
        flow.doc
          .save()
          .rect(area.x, top, 2, bottom - top)
          .fill(INK.black)
          .restore();
      });
    let top = flow.y;
    let page = flow.page;
    blocks.forEach((block, index) => {
      if (block.kind === 'paragraph') {
        flow.paragraph(block.text, STYLES.note, inner, flow.element(element, 'P'), 'P');
      } else this.#block(block, inner, element, 1);
      if (flow.page !== page) {
        top = PAGE.top;
        page = flow.page;
      }
      const bottom = flow.y;
      if (index < blocks.length - 1) flow.space(GAP.item + 1);
      bar(top + 1, (index < blocks.length - 1 ? flow.y : bottom) - 1);
      top = flow.y - 2;
    });
    flow.space(GAP.paragraph + 5);
  }
}
