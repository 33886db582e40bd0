import type { StructureElement } from 'pdfkit';
import type { Area, Flow } from './flow.ts';
import type { Rich, TableBlock } from './model.ts';
import { type Column, columnsOf } from './pdf-columns.ts';
import type { Style, TextRow } from './pdf-lines.ts';
import { INK, PAGE, STYLES } from './pdf-look.ts';

/** Space above and below the text of a row, in points. */
const PAD = 5;

/** The number of columns from which on a table also uses the column of the clause numbers. */
const MANY = 5;

const SHARE = { left: 0, centre: 0.5, right: 1 } as const;

/** The cells of one table row, as text rows. */
interface TableRow {
  readonly cells: readonly (readonly TextRow[])[];
  readonly style: Style;
  readonly height: number;
}

function setRow(
  flow: Flow,
  cells: readonly Rich[],
  columns: readonly Column[],
  style: Style,
): TableRow {
  const set = columns.map(({ width }, at) =>
    // Slightly wider than measured, so that rounding does not break a row that fits.
    flow.breaker.pretty(cells[at] ?? [], style, width + 0.01),
  );
  const deepest = Math.max(1, ...set.map((lines) => lines.length));
  return { cells: set, style, height: deepest * style.leading + 2 * PAD };
}

/**
 * Calls `draw` for each cell with the position of its text rows. Header cells are aligned to the
 * rule below them.
 */
function eachCell(
  flow: Flow,
  row: TableRow,
  columns: readonly Column[],
  head: boolean,
  draw: (lines: readonly TextRow[], x: (line: TextRow) => number, y: number) => void,
): void {
  row.cells.forEach((lines, at) => {
    const column = columns[at];
    if (!column) return;
    const spare = row.height - 2 * PAD - lines.length * row.style.leading;
    const x = (line: TextRow) => column.x + (column.width - line.width) * SHARE[column.align];
    draw(lines, x, flow.y + PAD + (head ? spare : 0));
  });
}

/** Draws a table, with its header repeated on every page that it continues on. */
export function drawTable(
  flow: Flow,
  table: TableBlock,
  area: Area,
  parent: StructureElement,
): void {
  const left = table.header.length >= MANY ? PAGE.left : area.x;
  const columns = columnsOf(flow.breaker, table, left, PAGE.right);
  const head = setRow(flow, table.header, columns, STYLES.cellHead);
  const rows = table.rows.map((row) => setRow(flow, row, columns, STYLES.cell));
  const rule = (ink: string, width: number) => flow.hairline(left, PAGE.right, flow.y, ink, width);

  const element = flow.element(parent, 'Table');
  const headRow = flow.element(flow.element(element, 'THead'), 'TR');
  const body = flow.element(element, 'TBody');
  const drawHead = (again: boolean) => {
    rule(INK.edge, 0.75);
    eachCell(flow, head, columns, true, (lines, x, y) => {
      // A repeated header is an artifact, since assistive technology has read it already.
      if (again) {
        flow.artifact(() => flow.plainLines(lines, head.style, x, y), 'Pagination');
        return;
      }
      const cell = flow.element(headRow, 'TH', { scope: 'Column' });
      flow.drawLines(lines, head.style, { x: 0, y, shift: x }, cell, 'TH');
    });
    flow.y += head.height;
    rule(INK.edge, 0.5);
  };

  flow.ensure(head.height + (rows[0]?.height ?? 0) + (rows[1]?.height ?? 0));
  drawHead(false);
  rows.forEach((row, index) => {
    if (row.height > PAGE.bottom - PAGE.top - head.height) {
      throw new Error(`row ${index + 1} of a table is taller than a page`);
    }
    if (flow.room < row.height) {
      flow.newPage();
      drawHead(true);
    }
    const line = flow.element(body, 'TR');
    eachCell(flow, row, columns, false, (lines, x, y) => {
      const cell = flow.element(line, 'TD');
      flow.drawLines(lines, row.style, { x: 0, y, shift: x }, cell, 'TD');
    });
    flow.y += row.height;
    rule(INK.hair, 0.5);
  });
}
