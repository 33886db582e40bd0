import type { ReactNode } from 'react';
import styles from './fold.module.css';

interface FoldProps {
  /** What opens it on a phone, and its heading everywhere else. */
  title: string;
  /** The phone's row, where the heading alone would not say what is inside. */
  summary?: string;
  /** Stands small at the end of the phone's row: how much is inside. */
  count?: string | undefined;
  /** On wide screens the content speaks for itself and needs no heading. */
  bare?: boolean;
  children: ReactNode;
  className?: string | undefined;
}

/**
 * Detail that is folded on a phone and stands open on anything wider; where a browser cannot show
 * the content of closed details, it stays folded there too.
 */
export function Fold({
  title,
  summary = title,
  count,
  bare = false,
  children,
  className,
}: FoldProps) {
  return (
    <details className={[styles.fold, className].filter(Boolean).join(' ')}>
      <summary className={styles.summary}>
        {summary}
        {count ? <small className={styles.count}>{count}</small> : null}
        <i className={styles.sign} aria-hidden="true" />
      </summary>
      {bare ? null : <h3 className={styles.title}>{title}</h3>}
      {children}
    </details>
  );
}
