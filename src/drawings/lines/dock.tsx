import type { ReactNode } from 'react';
import { type Look, partLook } from '#ui/layout/look.ts';
import styles from './dock.module.css';
import { Lines } from './lines.tsx';

interface DockProps extends Look {
  /** The call to action in which the lines end. */
  children: ReactNode;
}

/** The lines enter from the left edge of the page and end in a call to action. */
export function Dock({ children, ...look }: DockProps) {
  return (
    <div {...partLook(look, styles.dock)}>
      <Lines shape="level" className={styles.lines} />
      <div className={styles.berth}>{children}</div>
    </div>
  );
}
