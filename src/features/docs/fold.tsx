import styles from './fold.module.css';

/**
 * A switch for what follows it, on narrow screens: the list stands once in the page, and the style
 * sheet shows it by the state of this element. Plain HTML, so it works without script.
 */
export function Fold({ summary, className }: { summary: string; className?: string | undefined }) {
  return (
    <details className={[styles.fold, className].filter(Boolean).join(' ')}>
      <summary className={styles.summary}>{summary}</summary>
    </details>
  );
}
