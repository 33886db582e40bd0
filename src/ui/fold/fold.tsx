import { clsx } from 'clsx';
import styles from './fold.module.css';

/**
 * A switch for what follows it, where the screen is narrow: the content stands once in the page, and
 * the feature's style sheet shows the switch and hides the content (`.fold:not([open]) + .content`).
 * Plain HTML, so it works without script; a wide screen has the content without a switch.
 */
export function Fold({ summary, className }: { summary: string; className?: string | undefined }) {
  return (
    <details className={clsx(styles.fold, className)}>
      <summary className={styles.summary}>{summary}</summary>
    </details>
  );
}
