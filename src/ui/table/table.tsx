import type { ReactNode } from 'react';
import { keyAt } from '../key-at.ts';
import { type Look, partLook } from '../layout/look.ts';
import hidden from '../visually-hidden/visually-hidden.module.css';
import { formOf } from './form.ts';
import styles from './table.module.css';

interface TableProps extends Look {
  /** The caption, which names the table, and its scrolling frame if there is no `name`. */
  caption: string;
  /** `title` styles the caption as a heading, `hidden` hides it visually. */
  captioned?: 'title' | 'hidden';
  /** The frame's accessible name, if several tables of a page have the same caption. */
  name?: string;
  heads: readonly string[];
  /** A cell for each head, the first one naming the row; if there are fewer, the last spans the rest. */
  rows: readonly (readonly ReactNode[])[];
  /** Index of the first column of sums, from 0; sums are aligned at the end. */
  sums?: number;
  /** Gives all columns after the first the same width. */
  even?: boolean;
}

/**
 * A data table in a frame that scrolls horizontally, with a visible edge and by keyboard, if the
 * table is too wide. Markdown tables are built the same way (src/publish/markdown/tables.ts).
 */
export function Table({
  caption,
  captioned,
  name = caption,
  heads,
  rows,
  sums = heads.length,
  even = false,
  ...look
}: TableProps) {
  const form = formOf(heads.length);
  const isList = form === 'list';
  // Explicit, because a table element displayed as a block may lose its implicit role.
  const as = (role: string) => (isList ? { role } : {});
  const align = (column: number) => (column < sums ? undefined : 'end');
  return (
    <section
      data-table=""
      {...partLook(look)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard (WCAG 2.1.1)
      tabIndex={0}
      aria-label={name}
    >
      <table {...as('table')} data-form={form} data-even={even ? '' : undefined}>
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
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...as('rowgroup')}>
          {rows.map(([first, ...cells], row) => (
            <tr key={keyAt(row)} {...as('row')}>
              <th scope="row" {...as('rowheader')}>
                {first}
              </th>
              {cells.map((cell, index) => {
                const missing = heads.length - 1 - cells.length;
                const span = index === cells.length - 1 && missing > 0 ? missing + 1 : undefined;
                return (
                  <td
                    key={keyAt(index, heads[index + 1])}
                    {...as('cell')}
                    colSpan={span}
                    data-label={isList && !span ? heads[index + 1] : undefined}
                    data-align={align(index + 1)}
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
