import type { ReactNode } from 'react';
import { type Placed, partLook } from '../layout/look.ts';
import styles from './disclosure.module.css';

interface DisclosureProps extends Placed {
  summary: ReactNode;
  children: ReactNode;
  id?: string | undefined;
  open?: boolean;
  /** Disclosures of one name close each other. */
  name?: string | undefined;
}

/** Detail that opens on request; plain HTML, so it works before and without script. */
export function Disclosure({ summary, children, id, open, name, ...look }: DisclosureProps) {
  return (
    <details id={id} name={name} open={open} {...partLook(look, styles.disclosure)}>
      <summary className={styles.summary}>
        <span>{summary}</span>
        <i className={styles.sign} aria-hidden="true" />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
