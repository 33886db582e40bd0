import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { type Look, partLook } from '../layout/look.ts';
import styles from './disclosure.module.css';

interface DisclosureProps extends Look {
  summary: ReactNode;
  children: ReactNode;
  id?: string | undefined;
  open?: boolean;
  /** The content takes the full width instead of the measure of running text. */
  wide?: boolean;
  /** Microdata for search engines: its property in the parent item, and its type. */
  item?: { readonly itemProp: string; readonly itemType: string };
}

/** A disclosure of further detail; plain HTML, so it works before and without scripts. */
export function Disclosure(props: DisclosureProps) {
  const { summary, children, wide, item, ...rest } = props;
  return (
    <details itemScope={item ? true : undefined} {...item} {...partLook(rest, styles.disclosure)}>
      <summary className={styles.summary}>
        <span>{summary}</span>
        <i className={styles.sign} aria-hidden="true" />
      </summary>
      <div className={clsx(styles.body, wide && styles.wide)}>{children}</div>
    </details>
  );
}
