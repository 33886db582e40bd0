import { clsx } from 'clsx';
import { dayParts, dayText } from '../../../tariff/day.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import styles from './board.module.css';

const FLAPS = clsx(layout.row, layout.gap1, text.tabular, text.nowrap, styles.flaps);
const SIDE = clsx(text.small, text.mute);

/** A day on split flaps: two digits, the month, and the year small beside them. */
export function DateFlap({ day }: { day: string }) {
  const [number, month, year] = dayParts(day);
  return (
    <time dateTime={day}>
      <VisuallyHidden>{dayText(day)}</VisuallyHidden>
      <span className={FLAPS} aria-hidden="true">
        {[...number.padStart(2, '0')].map((digit, index) => (
          <b key={index === 0 ? 'tens' : 'ones'} className={styles.flap}>
            {digit}
          </b>
        ))}
        <b className={styles.flap}>{month}</b>
        <span className={SIDE}>{year}</span>
      </span>
    </time>
  );
}

/** Minutes to read, on a flap of their own. */
export function MinutesFlap({ minutes }: { minutes: number }) {
  return (
    <span className={FLAPS}>
      <b className={styles.flap}>{minutes}</b> <span className={SIDE}>min</span>
    </span>
  );
}
