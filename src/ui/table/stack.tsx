import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';

/** A table with more columns than this is a list of its rows where the page is narrow. */
const MOST = 2;

type Part = ReactElement<{
  children?: ReactNode;
  colSpan?: number;
  scope?: string;
  role?: string;
  'data-label'?: string | undefined;
}>;

const partsOf = (node: ReactNode): Part[] =>
  Children.toArray(node).filter((child): child is Part => isValidElement(child));

const wordsOf = (cell: Part) => Children.toArray(cell.props.children).join('');

function stackedRow(row: Part, heads: readonly string[]): Part {
  let column = 0;
  const cells = partsOf(row.props.children).map((cell) => {
    const label = column > 0 ? heads[column] : undefined;
    column += cell.props.colSpan ?? 1;
    const role = { row: 'rowheader', col: 'columnheader' }[cell.props.scope ?? ''] ?? 'cell';
    return cloneElement(cell, { role, 'data-label': label });
  });
  return cloneElement(row, { role: 'row', children: cells });
}

/**
 * The rows of a table with their column's head on every cell but the first, for narrow frames, and
 * with every role written out, because a part of a table that is laid out as a block may lose its
 * own. `null` where the columns are so few that it stays a table.
 */
export function stacked(children: ReactNode): ReactNode | null {
  const [head, ...bodies] = partsOf(children);
  const heads = partsOf(partsOf(head?.props.children)[0]?.props.children).map(wordsOf);
  if (!head || heads.length <= MOST) return null;
  const group = (part: Part, labels: readonly string[]) =>
    cloneElement(part, {
      role: 'rowgroup',
      children: partsOf(part.props.children).map((row) => stackedRow(row, labels)),
    });
  return [group(head, []), ...bodies.map((body) => group(body, heads))];
}
