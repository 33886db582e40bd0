import type { ReactNode } from 'react';
import { stacked } from './stack.tsx';
import styles from './table.module.css';

interface TableProps {
  /** Names the table, and its frame too where `name` does not. */
  caption: string;
  /** As strong as a heading, or there for the ear only. */
  captionTitle?: boolean;
  captionHidden?: boolean;
  /** The frame's name, where several tables of a page have the same caption. */
  name?: string;
  /** `thead` with one row, then `tbody`. */
  children: ReactNode;
  className?: string | undefined;
}

/**
 * A data table in a frame of its own: a list of its rows where that is narrow, and scrolling
 * sideways, with a visible edge and by keyboard, where it is still too wide. Markdown's tables are
 * made the same way (src/build/markdown/tables.ts).
 */
export function Table({
  caption,
  captionTitle = false,
  captionHidden = false,
  name = caption,
  children,
  className,
}: TableProps) {
  const rows = stacked(children);
  return (
    <section
      data-table=""
      className={className}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling frame must be reachable by keyboard (WCAG 2.1.1)
      tabIndex={0}
      aria-label={name}
    >
      <table {...(rows ? { role: 'table', 'data-stack': '' } : {})}>
        <caption
          className={styles.caption}
          data-title={captionTitle || undefined}
          data-hidden={captionHidden || undefined}
        >
          {caption}
        </caption>
        {rows ?? children}
      </table>
    </section>
  );
}
