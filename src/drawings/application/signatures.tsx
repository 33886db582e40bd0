import styles from './signatures.module.css';

/** Two strokes: one signature is given, the other requested. */
export const Signatures = () => <i className={styles.signatures} />;
