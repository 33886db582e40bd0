import { t } from '#words/words.ts';
import styles from './skip-link.module.css';

/** The first stop of the keyboard: past the header, to the page. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main" data-screen="">
      {t('shell.skip')}
    </a>
  );
}
