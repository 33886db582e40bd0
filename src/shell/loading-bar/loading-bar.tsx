import styles from './loading-bar.module.css';

/** The bar of a client-side navigation; `start-loading-bar.ts` moves it. */
export function LoadingBar() {
  return <span className={styles.bar} data-phase="idle" />;
}
