import styles from './aftermath.module.css';

interface AftermathProps {
  afterwards: string;
  note: string;
}

/** Where to go when the line has ended, and what its marks mean. */
export function Aftermath({ afterwards, note }: AftermathProps) {
  return (
    <div className={styles.after}>
      <p className={styles.afterwards}>{afterwards}</p>
      <p className={styles.note}>One mark is one day. {note}</p>
    </div>
  );
}
