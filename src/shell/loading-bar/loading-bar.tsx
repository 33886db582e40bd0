import styles from './loading-bar.module.css';

/** The progress bar of a navigation; `start-loading-bar.ts` moves it. */
export function LoadingBar() {
  return <span className={styles.bar} data-phase="idle" />;
}
