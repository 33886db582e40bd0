import { liveSeconds } from '#tariff/rails.ts';
import { Box, Text } from '#ui/layout/box.tsx';
import { tenths } from '#words/formats.ts';
import { t } from '#words/words.ts';
import { useDemo } from '../demo-figures.ts';
import styles from './instant-ring.module.css';

/** A second takes 10 units of the ring's path length, 8.4 of which are drawn. */
const SECOND = 10;
const SEGMENT = 8.4;
const CIRCLE = { cx: 42, cy: 42, r: 38 } as const;

/** A segment for each second that the payment took; the last is shortened to its fraction of a second. */
function Taken({ seconds, length }: { seconds: number; length: number }) {
  return Array.from({ length: Math.ceil(seconds) }, (_, second) => {
    const drawn = Math.min(SEGMENT, (seconds - second) * SECOND);
    return (
      <circle
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the second's number
        key={second}
        {...CIRCLE}
        pathLength={length}
        className={styles.lit}
        strokeDasharray={`${drawn.toFixed(1)} ${(length - drawn).toFixed(1)}`}
        strokeDashoffset={-second * SECOND}
      />
    );
  });
}

/** A ring of seconds: the maximum for a payment on the lit line, and those that one took. */
export function InstantRing() {
  const { seconds } = useDemo().received;
  const most = liveSeconds();
  const length = SECOND * (most ?? Math.ceil(Number(seconds)));
  return (
    <Box.span place="relative" flex="fixed" className={styles.ring} aria-hidden="true">
      <svg
        viewBox="0 0 84 84"
        fill="none"
        stroke="currentColor"
        strokeWidth="5"
        className={styles.drawing}
        aria-hidden="true"
      >
        <circle
          {...CIRCLE}
          pathLength={length}
          strokeDasharray={`${SEGMENT} ${SECOND - SEGMENT}`}
        />
        <Taken seconds={Number(seconds)} length={length} />
      </svg>
      <Box.b place="cover" className={styles.time}>
        {tenths().format(Number(seconds))} s
        {most === null ? null : (
          <Text.small size="least" tone="mute" weight="regular">
            {t('drawings.of', { seconds: most })}
          </Text.small>
        )}
      </Box.b>
    </Box.span>
  );
}
