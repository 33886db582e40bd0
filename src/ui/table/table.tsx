import { isValidElement, type ReactNode } from 'react';
import { keyAt } from '../key-at.ts';
import { type Look, partLook } from '../layout/look.ts';
import hidden from '../visually-hidden/visually-hidden.module.css';
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
} from './columns.ts';
import styles from './table.module.css';
import './list.css';

interface TableProps extends Look {
  /** Names the table, and its frame too where `name` does not. */
  caption: string;
  /** The caption is as strong as a heading, or there for the ear only. */
  captioned?: 'title' | 'hidden';
  /** The frame's name, where several tables of a page have the same caption. */
  name?: string;
  heads: readonly string[];
  /** A cell for each head, the first one naming the row; if there are fewer, the last spans the rest. */
  rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
  /** The first column, from 0, of those with sums, which are aligned at their ends. */
  sums?: number;
  /**
   * In place of what its texts ask for: `entries` are a list wherever running text stands, as in the
   * tables beside it; `even` columns after the first are of one width, and stay columns on a tablet.
   */
  form?: 'entries' | 'even';
  className?: string | undefined;
}

const STACKS = { entries: 'early', even: 'late' } as const;

/** How many letters a cell has, as far as can be told before it is rendered. */
function lettersOf(node: ReactNode): number {
  if (typeof node === 'string' || typeof node === 'number') return String(node).length;
  if (Array.isArray(node)) return node.reduce((sum: number, one) => sum + lettersOf(one), 0);
  if (!isValidElement<{ children?: ReactNode }>(node)) return 0;
  return lettersOf(node.props.children) || PIECE;
}

/**
 * A data table in a frame of its own: a list of its rows, each cell with its column's head, where
 * that is narrow, and scrolling sideways, with a visible edge and by keyboard, where it is still too
 * wide. Markdown's tables are made the same way (src/build/markdown/tables.ts).
 */
export function Table({
  caption,
  captioned,
  name = caption,
  heads,
  rows,
  sums = heads.length,
  form,
  ...look
}: TableProps) {
  const letters = rows.map(({ cells }) => cells.map(lettersOf));
  const stack = form ? STACKS[form] : stackOf(letters);
  // written out, because a part of a table that is laid out as a block may lose its own
  const as = (role: string) => (stack === undefined ? {} : { role });
  const labelled = heads.length > NAMES;
  const columns = heads.map((_, column) => letters.map((row) => row[column] ?? 0));
  const widths =
    form === 'even'
      ? []
      : widthsOf(
          columns,
          heads.map(({ length }) => length),
        );
  const paired =
    form === 'even' ? columns.slice(1).map(() => true) : pairedColumns(columns.slice(1));
  const lined = linedColumns(columns);
  const isShort = (cell: ReactNode) =>
    typeof cell === 'string' && isBrief(cell.length, heads.length);
  const align = (column: number) => (column < sums ? undefined : 'end');
  const spanFrom = (column: number) =>
    column < heads.length - 1 ? heads.length - column : undefined;
  return (
    <section
      data-table=""
      {...partLook(look)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling frame must be reachable by keyboard (WCAG 2.1.1)
      tabIndex={0}
      aria-label={name}
    >
      <table {...as('table')} data-stack={stack} data-even={form === 'even' ? '' : undefined}>
        <caption
          className={captioned === 'hidden' ? hidden.hidden : styles.caption}
          data-title={captioned === 'title' || undefined}
        >
          {caption}
        </caption>
        <thead {...as('rowgroup')}>
          <tr {...as('row')}>
            {heads.map((head, column) => (
              <th
                key={keyAt(column, head)}
                scope="col"
                {...as('columnheader')}
                data-align={align(column)}
                data-share={widths[column]?.share}
                data-letters={widths[column]?.letters}
                data-brief={isBriefHead(head.length) ? '' : undefined}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...as('rowgroup')}>
          {rows.map(({ key, cells: [first, ...cells] }) => (
            <tr key={key} {...as('row')}>
              <th scope="row" {...as('rowheader')} data-brief={isShort(first) ? '' : undefined}>
                {first}
              </th>
              {cells.map((cell, index) => {
                const span = index === cells.length - 1 ? spanFrom(index + 1) : undefined;
                return (
                  <td
                    key={keyAt(index, heads[index + 1])}
                    {...as('cell')}
                    colSpan={span}
                    data-label={labelled && !span ? heads[index + 1] : undefined}
                    data-align={align(index + 1)}
                    data-brief={isShort(cell) ? '' : undefined}
                    data-line={
                      index + 1 < sums &&
                      sums < heads.length &&
                      lined[index + 1] &&
                      endsLine(lettersOf(cell))
                        ? ''
                        : undefined
                    }
                    data-pair={labelled && !span && paired[index] ? '' : undefined}
                    data-none={labelled && cell === NONE ? '' : undefined}
                  >
                    {cell}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
