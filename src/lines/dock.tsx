import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './dock.module.css';
import { Lines } from './lines.tsx';

interface DockProps {
  /** The one call to action that the lines end in. */
  children: ReactNode;
  className?: string | undefined;
}

/** The three lines come in from the left edge of the page and end in a call to action. */
export function Dock({ children, className }: DockProps) {
  return (
    <div className={clsx(styles.dock, className)}>
      <Lines shape="level" className={styles.lines} />
      <div className={styles.berth}>{children}</div>
    </div>
  );
}
