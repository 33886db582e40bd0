import type { Element, ElementContent } from 'hast';
import { visit } from 'unist-util-visit';
import { formOf } from '#ui/table/form.ts';

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

const cellsOf = (row: Element): Element[] => row.children.filter(isElement);

const rowsOf = (table: Element, part: 'thead' | 'tbody'): Element[] =>
  cellsOf(table)
    .filter(({ tagName }) => tagName === part)
    .flatMap(cellsOf);

/** A column of sums (`---:`) is aligned by an attribute: the security policy forbids styles. */
function alignCell(cell: Element): void {
  if (cell.properties.align === 'right') cell.properties.dataAlign = 'end';
  delete cell.properties.align;
}

/**
 * Makes a table of Markdown what the `Table` component makes (src/ui/table/table.tsx): its rows are
 * named by their first cell, and where it becomes a list each other cell carries its column's head.
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
