import { t } from '#words/words.ts';
import styles from './skip-link.module.css';

/** The first focusable element: skips the header to the element with the id `to`. */
export function SkipLink({ to }: { to: string }) {
  return (
    <a className={styles.skip} href={`#${to}`} data-screen="">
      {t('shell.skip')}
    </a>
  );
}
