import styles from './preview-bar.module.css';

/** Says on every page of a preview that it is none that the public sees, and why. */
export function PreviewBar({ note }: { note: string }) {
  return (
    <p className={styles.bar} role="note" data-screen="">
      {note}
    </p>
  );
}
