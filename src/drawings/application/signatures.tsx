import styles from './signatures.module.css';

/** Two strokes: one signature is there, the other is asked for. */
export const Signatures = () => <i className={styles.signatures} />;
