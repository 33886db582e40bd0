import { type Look, partLook } from '../layout/look.ts';
import styles from './disclosure-toggle.module.css';

/**
 * A toggle for the content that follows it, on narrow screens only: the feature's style sheet shows
 * the toggle and hides the content (`.toggle:not([open]) + .content`). Plain HTML, so it works
 * without scripts and the content is in the page once.
 */
export function DisclosureToggle({ summary, ...look }: Look & { summary: string }) {
  return (
    <details {...partLook(look, styles.toggle)}>
      <summary className={styles.summary}>{summary}</summary>
    </details>
  );
}
