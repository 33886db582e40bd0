import styles from './preview-bar.module.css';

/** States on every page of a preview that the page is not public, and why. */
export function PreviewBar({ note }: { note: string }) {
  return (
    <p className={styles.bar} role="note" data-screen="">
      {note}
    </p>
  );
}
