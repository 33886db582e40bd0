import type { ReactNode } from 'react';
import { t } from '#words/words.ts';
import styles from './visually-hidden.module.css';

/** Text for assistive technology only. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className={styles.hidden}>{children}</span>
);

/** The heading, for assistive technology only, of a section that shows what it is. */
export const HiddenHeading = ({ id, children }: { id: string; children: string }) => (
  <h2 id={id} className={styles.hidden}>
    {children}
  </h2>
);

/** Says that a link opens in a new tab; of no use in copies of the text, such as feeds and the search. */
export function NewTabHint() {
  return (
    <span className={styles.hidden} data-screen="">
      {` ${t('ui.newTab')}`}
    </span>
  );
}
