import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { formOf } from '#ui/table/form.ts';

/** Explicit roles, because a table element displayed as a block may lose its implicit role. */
const ROLES: Readonly<Record<string, string>> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

const isElement = (node: ElementContent): node is Element => node.type === 'element';

const cellsOf = (row: Element): Element[] => row.children.filter(isElement);

const rowsOf = (table: Element, part: 'thead' | 'tbody'): Element[] =>
  cellsOf(table)
    .filter(({ tagName }) => tagName === part)
    .flatMap(cellsOf);

/** Aligns a column of sums (`---:`) by an attribute, because the security policy forbids inline styles. */
function alignCell(cell: Element): void {
  if (cell.properties.align === 'right') cell.properties.dataAlign = 'end';
  delete cell.properties.align;
}

/**
 * Builds a Markdown table like the `Table` component (src/ui/table/table.tsx): each row is named by
 * its first cell, and where rows become lists, the other cells carry their column's head.
 */
export function formTable(table: Element): void {
  const heads = rowsOf(table, 'thead').flatMap(cellsOf);
  const form = formOf(heads.length);
  table.properties.dataForm = form;
  for (const row of rowsOf(table, 'tbody')) {
    cellsOf(row).forEach((cell, column) => {
      const head = heads[column];
      if (column === 0) Object.assign(cell, { tagName: 'th' }).properties.scope = 'row';
      else if (form === 'list' && head) cell.properties.dataLabel = textOf(head);
    });
  }
  visit(table, 'element', (node: Element) => {
    alignCell(node);
    const role = node.properties.scope === 'row' ? 'rowheader' : ROLES[node.tagName];
    if (form === 'list' && role) node.properties.role = role;
  });
}
