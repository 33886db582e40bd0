import { type Look, partLook } from '../layout/look.ts';
import styles from './fold.module.css';

/**
 * A switch for what follows it, where the screen is narrow: the content stands once in the page, and
 * the feature's style sheet shows the switch and hides the content (`.fold:not([open]) + .content`).
 * Plain HTML, so it works without script; a wide screen has the content without a switch.
 */
export function Fold({
  summary,
  ...look
}: Look & { summary: string; className?: string | undefined }) {
  return (
    <details {...partLook(look, styles.fold)}>
      <summary className={styles.summary}>{summary}</summary>
    </details>
  );
}
