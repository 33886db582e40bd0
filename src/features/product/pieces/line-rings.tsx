import type { LineName } from '../../../lines/lines.tsx';
import styles from './line-rings.module.css';

/** A ring for each line, in the lines' own strokes; a dotted one where there is no rail. */
export function LineRings({ lines }: { lines: readonly LineName[] }) {
  return (
    <span className={styles.rings} aria-hidden="true">
      {lines.length === 0 ? <i className={styles.ring} data-line="none" /> : null}
      {lines.map((line) => (
        <i key={line} className={styles.ring} data-line={line} />
      ))}
    </span>
  );
}
