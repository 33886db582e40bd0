import { clsx } from 'clsx';
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
  /** What opens has the whole width, not that of running text. */
  wide?: boolean;
  className?: string | undefined;
  /** What it is part of and what it is, as microdata for search engines. */
  item?: { readonly itemProp: string; readonly itemType: string };
}

/** Detail that opens on request; plain HTML, so it works before and without script. */
export function Disclosure(props: DisclosureProps) {
  const { summary, children, id, open, name, wide, item, ...look } = props;
  return (
    <details
      id={id}
      itemScope={item ? true : undefined}
      {...item}
      name={name}
      open={open}
      {...partLook(look, styles.disclosure)}
    >
      <summary className={styles.summary}>
        <span>{summary}</span>
        <i className={styles.sign} aria-hidden="true" />
      </summary>
      <div className={clsx(styles.body, wide && styles.wide)}>{children}</div>
    </details>
  );
}
