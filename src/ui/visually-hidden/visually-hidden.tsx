import type { ReactNode } from 'react';
import { t } from '#words/words.ts';
import styles from './visually-hidden.module.css';

/** Text for assistive technology only; as `div` it may contain a heading. */
export function VisuallyHidden({
  as: Tag = 'span',
  children,
}: {
  as?: 'span' | 'div';
  children: ReactNode;
}) {
  return <Tag className={styles.hidden}>{children}</Tag>;
}

/** Says that a link opens in a new tab; of no use in copies of the text, such as feeds and the search. */
export function NewTabHint() {
  return (
    <span className={styles.hidden} data-screen="">
      {` ${t('ui.newTab')}`}
    </span>
  );
}
