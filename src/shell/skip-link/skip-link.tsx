import { t } from '#words/words.ts';
import styles from './skip-link.module.css';

/** The first focusable element: skips the header. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main" data-screen="">
      {t('shell.skip')}
    </a>
  );
}
