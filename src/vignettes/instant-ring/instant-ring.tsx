import { clsx } from 'clsx';
import { INSTANT_SECONDS } from '../../tariff/rails.ts';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/text/text.module.css';
import { useDemo } from '../demo.ts';
import styles from './instant-ring.module.css';

/** A segment is 8.4 of 10; the last lit one is as long as its part of a second. */
const DASHES = '8.4 1.6';
const CIRCLE = { cx: 42, cy: 42, r: 38, pathLength: 10 * INSTANT_SECONDS } as const;

/** The ten-segment ring: the seconds that an Instant payment may take, and those that it took. */
export function InstantRing({ className }: { className?: string | undefined }) {
  const { seconds } = useDemo().instant;
  return (
    <span
      className={clsx(styles.ring, layout.relative, layout.fixed, className)}
      aria-hidden="true"
    >
      <svg
        viewBox="0 0 84 84"
        fill="none"
        stroke="currentColor"
        strokeWidth="5"
        className={styles.drawing}
        aria-hidden="true"
      >
        <mask id="instant-seconds">
          <circle {...CIRCLE} stroke="white" strokeDasharray={DASHES} />
        </mask>
        <g mask="url(#instant-seconds)">
          <circle {...CIRCLE} />
          <circle
            {...CIRCLE}
            className={styles.lit}
            strokeDasharray={`${(Number(seconds) * 10).toFixed(1)} ${10 * INSTANT_SECONDS}`}
          />
        </g>
      </svg>
      <b className={clsx(styles.time, layout.cover)}>
        {seconds} s
        <small className={clsx(text.least, text.mute, text.regular)}>of {INSTANT_SECONDS}</small>
      </b>
    </span>
  );
}
