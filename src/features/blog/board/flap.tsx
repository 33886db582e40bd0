import { dayText } from '../../../ui/day/day.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import styles from './flap.module.css';

/** A day on split flaps: two digits, the month, and the year small beside them. */
export function DateFlap({ day }: { day: Date }) {
  const text = dayText(day);
  const [number = '', month = '', year = ''] = text.split(' ');
  return (
    <time dateTime={day.toISOString().slice(0, 10)} className={styles.date}>
      <VisuallyHidden>{text}</VisuallyHidden>
      <span className={styles.flaps} aria-hidden="true">
        {[...number.padStart(2, '0')].map((digit, index) => (
          <b key={index === 0 ? 'tens' : 'ones'} className={styles.flap}>
            {digit}
          </b>
        ))}
        <b className={styles.flap}>{month.slice(0, 3)}</b>
        <span className={styles.year}>{year}</span>
      </span>
    </time>
  );
}

/** Minutes to read, on a flap of their own. */
export function MinutesFlap({ minutes }: { minutes: number }) {
  return (
    <span className={styles.flaps}>
      <b className={styles.flap}>{minutes}</b> <span className={styles.year}>min</span>
    </span>
  );
}
