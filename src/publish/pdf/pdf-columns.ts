import { type Align, type Inline, plainText, type Rich, type TableBlock } from './model.ts';
import type { LineBreaker, TextRow } from './pdf-lines.ts';
import { STYLES } from './pdf-look.ts';

/** Space between columns, in points. */
export const COLUMN_GAP = 12;

export interface Column {
  readonly x: number;
  readonly width: number;
  readonly align: Align;
}

type CellStyle = (typeof STYLES)['cell' | 'cellHead'];

function widest(lines: readonly TextRow[]): number {
  return Math.max(0, ...lines.map((line) => line.width));
}

/** The inline code of a text, whose monospaced characters are wider. */
const codeIn = (rich: Rich): Inline[] =>
  rich.flatMap((inline) => {
    if ('children' in inline) return codeIn(inline.children);
    return inline.kind === 'code' ? [inline] : [];
  });

/** The minimum width of a cell: that of its longest word in bold or piece of code. */
function least(breaker: LineBreaker, rich: Rich, style: CellStyle): number {
  const words = plainText(rich).split(/[^\S\u00a0]+/);
  const all = [
    ...words.map((text): Inline => ({ kind: 'strong', children: [{ kind: 'text', text }] })),
    ...codeIn(rich),
  ];
  return widest(all.flatMap((one) => breaker.lines([one], style, Infinity)));
}

function widths(breaker: LineBreaker, table: TableBlock, room: number): number[] {
  // Limits a column of long text, so that short names beside it stay on one line.
  const most = room * (table.header.length > 2 ? 0.42 : 0.7);
  const columns = table.header.map((head, column) => {
    const cells: readonly (readonly [Rich, CellStyle])[] = [
      [head, STYLES.cellHead],
      ...table.rows.map((row): [Rich, CellStyle] => [row[column] ?? [], STYLES.cell]),
    ];
    return {
      least: Math.max(...cells.map(([rich, style]) => least(breaker, rich, style))),
      want: Math.max(...cells.map(([rich, style]) => widest(breaker.lines(rich, style, Infinity)))),
    };
  });
  const narrow = columns.reduce((sum, column) => sum + column.least, 0);
  const wide = columns.reduce((sum, column) => sum + column.want, 0);
  // A narrow table still fills the measure; the rest is shared among its columns.
  if (wide <= room) return columns.map(({ want }) => want + (room - wide) / columns.length);
  if (narrow >= room) return columns.map((column) => (column.least / narrow) * room);
  const wishes = columns.map((column) => Math.max(0, Math.min(column.want, most) - column.least));
  const wished = wishes.reduce((sum, wish) => sum + wish, 0);
  return columns.map((column, at) => {
    const part = wished > 0 ? (wishes[at] ?? 0) / wished : 1 / columns.length;
    return column.least + (room - narrow) * part;
  });
}

/** Divides the width between `left` and `right` among the columns, according to their content. */
export function columnsOf(
  breaker: LineBreaker,
  table: TableBlock,
  left: number,
  right: number,
): Column[] {
  const gaps = COLUMN_GAP * (table.header.length - 1);
  let x = left;
  return widths(breaker, table, right - left - gaps).map((width, index) => {
    const column = { x, width, align: table.align[index] ?? 'left' };
    x += width + COLUMN_GAP;
    return column;
  });
}
