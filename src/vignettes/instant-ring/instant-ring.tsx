import { clsx } from 'clsx';
import { INSTANT_SECONDS } from '../../tariff/rails.ts';
import { Box, Text } from '../../ui/layout/box.tsx';
import { useDemo } from '../demo.ts';
import styles from './instant-ring.module.css';

/** A segment is 8.4 of 10; the last lit one is as long as its part of a second. */
const DASHES = '8.4 1.6';
const CIRCLE = { cx: 42, cy: 42, r: 38, pathLength: 10 * INSTANT_SECONDS } as const;

/** The ten-segment ring: the seconds that an Instant payment may take, and those that it took. */
export function InstantRing({ className }: { className?: string | undefined }) {
  const { seconds } = useDemo().instant;
  return (
    <Box.span
      place="relative"
      flex="fixed"
      className={clsx(styles.ring, className)}
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
      <Box.b place="cover" className={styles.time}>
        {seconds} s
        <Text.small size="least" tone="mute" weight="regular">
          of {INSTANT_SECONDS}
        </Text.small>
      </Box.b>
    </Box.span>
  );
}
