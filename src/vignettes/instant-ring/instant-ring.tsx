import { INSTANT_IN } from '../demo.ts';
import styles from './instant-ring.module.css';

const SEGMENTS = INSTANT_IN.limitSeconds;
const FULL = Math.floor(Number(INSTANT_IN.elapsed));
/** A segment is 8.4 of 10; the last lit one is as long as its part of a second. */
const LENGTH = 8.4;

/** How much of segment `index` is lit. */
function lit(index: number): number {
  if (index < FULL) return LENGTH;
  return index === FULL ? (Number(INSTANT_IN.elapsed) - FULL) * LENGTH : 0;
}

/** The ten-segment ring: the seconds that an Instant payment may take, and those that it took. */
export function InstantRing({ className }: { className?: string | undefined }) {
  const segments = Array.from({ length: SEGMENTS }, (_, index) => index);
  return (
    <span className={[styles.ring, className].filter(Boolean).join(' ')} aria-hidden="true">
      <svg
        viewBox="0 0 84 84"
        fill="none"
        strokeWidth="5"
        className={styles.drawing}
        aria-hidden="true"
      >
        {segments.map((index) => (
          <circle
            key={`empty-${index}`}
            className={styles.empty}
            cx="42"
            cy="42"
            r="38"
            pathLength="100"
            strokeDasharray={`${LENGTH} ${100 - LENGTH}`}
            strokeDashoffset={-10 * index}
          />
        ))}
        {segments.filter(lit).map((index) => (
          <circle
            key={`lit-${index}`}
            className={styles.lit}
            cx="42"
            cy="42"
            r="38"
            pathLength="100"
            strokeDasharray={`${lit(index).toFixed(1)} ${(100 - lit(index)).toFixed(1)}`}
            strokeDashoffset={-10 * index}
          />
        ))}
      </svg>
      <b className={styles.time}>
        {INSTANT_IN.elapsed} s<small className={styles.limit}>of {SEGMENTS}</small>
      </b>
    </span>
  );
}
