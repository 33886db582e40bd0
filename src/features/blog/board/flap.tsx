import { clsx } from 'clsx';
import { dayText } from '../../../ui/day/day.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import styles from './board.module.css';

const FLAPS = clsx(layout.row, layout.gap1, text.tabular, text.nowrap, styles.flaps);
const SIDE = clsx(text.small, text.mute);

/** A day on split flaps: two digits, the month, and the year small beside them. */
export function DateFlap({ day }: { day: Date }) {
  const said = dayText(day);
  const [number = '', month = '', year = ''] = said.split(' ');
  return (
    <time dateTime={day.toISOString().slice(0, 10)}>
      <VisuallyHidden>{said}</VisuallyHidden>
      <span className={FLAPS} aria-hidden="true">
        {[...number.padStart(2, '0')].map((digit, index) => (
          <b key={index === 0 ? 'tens' : 'ones'} className={styles.flap}>
            {digit}
          </b>
        ))}
        <b className={styles.flap}>{month.slice(0, 3)}</b>
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
