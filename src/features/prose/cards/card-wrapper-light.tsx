import type { ReactNode } from 'react';
import { Panel } from '../../../ui/panel/panel.tsx';
import styles from '../pieces.module.css';

/** A light surface for a set of cards, or for a note that must be seen. */
export function CardWrapperLight({ children }: { children: ReactNode }) {
  return (
    <Panel surface="paper" className={styles.wrapper}>
      <div className={styles.set} data-piece="card-wrapper-light">
        {children}
      </div>
    </Panel>
  );
}
