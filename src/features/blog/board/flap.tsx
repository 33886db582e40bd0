import { dayParts, dayText } from '../../../tariff/day.ts';
import { Inline, Text } from '../../../ui/layout/box.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import styles from './board.module.css';

const FLAPS = { gap: 1, tabular: true, wrap: 'none', className: styles.flaps } as const;
const SIDE = { size: 'small', tone: 'mute' } as const;

/** A day on split flaps: two digits, the month, and the year small beside them. */
export function DateFlap({ day }: { day: string }) {
  const [number, month, year] = dayParts(day);
  return (
    <time dateTime={day}>
      <VisuallyHidden>{dayText(day)}</VisuallyHidden>
      <Inline.span {...FLAPS} aria-hidden="true">
        {[...number.padStart(2, '0')].map((digit, index) => (
          <b key={index === 0 ? 'tens' : 'ones'} className={styles.flap}>
            {digit}
          </b>
        ))}
        <b className={styles.flap}>{month}</b>
        <Text.span {...SIDE}>{year}</Text.span>
      </Inline.span>
    </time>
  );
}

/** Minutes to read, on a flap of their own. */
export function MinutesFlap({ minutes }: { minutes: number }) {
  return (
    <Inline.span {...FLAPS}>
      <b className={styles.flap}>{minutes}</b> <Text.span {...SIDE}>min</Text.span>
    </Inline.span>
  );
}
