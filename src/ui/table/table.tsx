import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './table.module.css';

interface TableProps {
  /** Names the table and its scroll frame. */
  caption: string;
  captionHidden?: boolean;
  children: ReactNode;
  className?: string | undefined;
}

/**
 * A data table in a frame of its own that scrolls sideways, with a visible edge and by keyboard,
 * where the page is too narrow for it.
 */
export function Table({ caption, captionHidden = false, children, className }: TableProps) {
  return (
    <section
      className={clsx(styles.frame, className)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling frame must be reachable by keyboard (WCAG 2.1.1)
      tabIndex={0}
      aria-label={caption}
    >
      <table className={styles.table}>
        <caption className={styles.caption} data-hidden={captionHidden || undefined}>
          {caption}
        </caption>
        {children}
      </table>
    </section>
  );
}
