import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';
import {
  endsLine,
  isBrief,
  isBriefHead,
  linedColumns,
  NAMES,
  NONE,
  PIECE,
  pairedColumns,
  stackOf,
  widthsOf,
} from '../../ui/table/columns.ts';

/** A word with more letters than this does not fit beside its column's head on a phone. */
const LONG = 18;

/** A first cell with more letters than this is no name: it needs as much room as what stands beside it. */
const NAME = 30;

/** Written out, because a part of a table that is laid out as a block may lose its meaning. */
const ROLES: Readonly<Record<string, string>> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

const isElement = (node: ElementContent): node is Element => node.type === 'element';

export function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** Pieces that are longer than others once they are rendered: a price with its terms, an address. */
const LONG_PIECES: ReadonlySet<string> = new Set(['Fee', 'SupportEmail']);

/** How many letters a cell has, as far as can be told before its pieces are rendered. */
function lettersOf(node: ElementContent | { type: string; name: string | null }): number {
  if (node.type === 'text' && 'value' in node) return node.value.length;
  const inside = 'children' in node ? node.children.map(lettersOf) : [];
  const letters = inside.reduce((sum, one) => sum + one, 0);
  if (letters > 0 || !('name' in node)) return letters;
  return LONG_PIECES.has(node.name ?? '') ? 2 * PIECE : PIECE;
}

function cellsOf(row: Element): Element[] {
  return row.children.filter(isElement);
}

function rowsOf(table: Element, part: 'thead' | 'tbody'): Element[] {
  return cellsOf(table)
    .filter(({ tagName }) => tagName === part)
    .flatMap(cellsOf);
}

const headsOf = (table: Element) => rowsOf(table, 'thead').flatMap(cellsOf).map(textOf);

/** The tables of a document by their heads: those with the same ones are read as one. */
export function alikeTables(tree: Root): (table: Element) => readonly Element[] {
  const byHeads = new Map<string, Element[]>();
  const keyOf = (table: Element) => headsOf(table).join('|');
  visit(tree, 'element', (node: Element) => {
    if (node.tagName !== 'table') return;
    byHeads.set(keyOf(node), [...(byHeads.get(keyOf(node)) ?? []), node]);
  });
  return (table) => byHeads.get(keyOf(table)) ?? [table];
}

/**
 * Marks a table of names and what is said of them as such, `short` where that is little, and gives the
 * columns of others their width. `letters` are those of each row's cells.
 */
function setWidths(
  table: Element,
  heads: readonly Element[],
  letters: readonly (readonly number[])[],
): void {
  const columns = heads.map((_, column) => letters.map((row) => row[column] ?? 0));
  const [isShortName, isFigure] = columns.map((cells) =>
    cells.every((one) => isBrief(one, heads.length)),
  );
  const isFigures = isFigure && !isShortName;
  const isNames = columns[0]?.every((one) => one <= NAME);
  if (heads.length <= NAMES && isNames && !isFigures) {
    const isShort = columns
      .slice(1)
      .flat()
      .every((one) => one <= NAME);
    table.properties.dataNames = isShort ? 'short' : '';
    return;
  }
  const widths = widthsOf(
    columns,
    heads.map((head) => textOf(head).length),
  );
  widths.forEach(({ share, letters }, column) => {
    const head = heads[column];
    if (head && share) head.properties.dataShare = String(share);
    if (head && letters) head.properties.dataLetters = String(letters);
  });
}

/** Makes the first cell of a row its head, as in the tables of the pages. */
export function nameRows(table: Element): void {
  for (const [first] of rowsOf(table, 'tbody').map(cellsOf)) {
    if (!first) continue;
    first.tagName = 'th';
    first.properties.scope = 'row';
  }
}

/**
 * Puts its column's head on every cell but a row's first, and marks the table for narrow pages.
 * Tables that are `alike` have the same form, so that their columns stand under each other.
 */
export function labelCells(table: Element, alike: readonly Element[]): void {
  const headCells = rowsOf(table, 'thead').flatMap(cellsOf);
  const heads = headCells.map(textOf);
  const rows = rowsOf(table, 'tbody').map(cellsOf);
  const letters = alike
    .flatMap((one) => rowsOf(one, 'tbody').map(cellsOf))
    .map((cells) => cells.map(lettersOf));
  setWidths(table, headCells, letters);
  const stack = stackOf(letters);
  if (stack === undefined) return;
  table.properties.dataStack = stack;
  for (const head of headCells) {
    if (isBriefHead(textOf(head).length)) head.properties.dataBrief = '';
  }
  visit(table, 'element', (node: Element) => {
    const role = node.properties.scope === 'row' ? 'rowheader' : ROLES[node.tagName];
    if (role) node.properties.role = role;
  });
  const columns = heads.map((_, column) => letters.map((row) => row[column] ?? 0));
  const paired = pairedColumns(columns.slice(1));
  const lined = linedColumns(columns);
  const hasSums = headCells.some(({ properties }) => 'dataAlign' in properties);
  for (const row of rows) {
    row.forEach((cell, column) => {
      if (isBrief(lettersOf(cell), heads.length)) cell.properties.dataBrief = '';
      if (column === 0 || !heads[column] || heads.length <= NAMES) return;
      cell.properties.dataLabel = heads[column];
      if (paired[column - 1]) cell.properties.dataPair = '';
      if (hasSums && lined[column] && endsLine(lettersOf(cell))) cell.properties.dataLine = '';
      if (textOf(cell) === NONE) cell.properties.dataNone = '';
      const words = textOf(cell).split(/\s/);
      if (words.some((word) => word.length > LONG)) cell.properties.dataLong = '';
    });
  }
}

/** A column of sums (`---:`) is aligned by an attribute: the security policy forbids styles. */
export function alignCells(table: Element): void {
  visit(table, 'element', (node: Element) => {
    if (node.properties.align === 'right') node.properties.dataAlign = 'end';
    delete node.properties.align;
  });
}

const COMPOUND = /(\p{L}{1,5}-\p{L}{1,8})(?![\p{L}-])/gu;

/** Short compounds such as `cut-off` stay whole: a cell is often no wider than they are. */
export function keepCompounds(table: Element): void {
  keepWhole(table, COMPOUND);
}

/** Puts what a pattern’s one group finds in the texts of a tree, but its headings, into pieces that do not break. */
export function keepWhole(tree: Element | Root, pattern: RegExp): void {
  visit(tree, 'text', (node, index, parent) => {
    if (!parent || index === undefined || parent.type !== 'element') return;
    if (parent.tagName === 'code' || 'dataWhole' in parent.properties) return;
    // A heading with another element in its lines is not balanced in Firefox.
    if (/^h[1-6]$/.test(parent.tagName)) return;
    const parts = node.value.split(pattern);
    if (parts.length === 1) return;
    const pieces = parts.map((value, place): ElementContent => {
      const text = { type: 'text', value } as const;
      return place % 2 === 0
        ? text
        : { type: 'element', tagName: 'span', properties: { dataWhole: '' }, children: [text] };
    });
    parent.children.splice(index, 1, ...pieces);
    return index + pieces.length;
  });
}
