import type { ReactNode } from 'react';
import styles from './cards.module.css';

/** A part of a post with a short title of its own, set off by the lines' double rule. */
export function PostSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <aside className={styles.section} aria-label={title} data-piece="post-section">
      <p className={styles.name}>{title}</p>
      <div className={styles.body}>{children}</div>
    </aside>
  );
}
