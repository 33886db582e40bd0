import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  id?: string | undefined;
  open?: boolean;
  /** Disclosures of one name close each other. */
  name?: string | undefined;
  className?: string | undefined;
}

/** Detail that opens on request; plain HTML, so it works before and without script. */
export function Disclosure({ summary, children, id, open, name, className }: DisclosureProps) {
  return (
    <details id={id} name={name} open={open} className={clsx(styles.disclosure, className)}>
      <summary className={styles.summary}>
        <span>{summary}</span>
        <i className={styles.sign} aria-hidden="true" />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
