import type { ReactNode } from 'react';
import { Panel } from '#ui/panel/panel.tsx';
import styles from '../prose-pieces.module.css';

/**
 * A panel lighter than the page, for a set of cards or a note; the paper surface is reserved for
 * documents.
 */
export function CardWrapperLight({ children }: { children: ReactNode }) {
  return (
    <Panel className={styles.wrapper}>
      <div className={styles.set} data-piece="card-wrapper-light">
        {children}
      </div>
    </Panel>
  );
}
