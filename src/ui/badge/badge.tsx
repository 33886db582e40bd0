import type { ReactNode } from 'react';
import styles from './badge.module.css';

/** A short status or category beside a title. */
export function Badge({ children }: { children: ReactNode }) {
  return <span className={styles.badge}>{children}</span>;
}
