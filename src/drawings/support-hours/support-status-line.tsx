import type { SupportClock } from '#content/schemas/site-schema.ts';
import { type Look, partLook } from '#ui/layout/look.ts';
import { Lamp } from '../lines/lamp.tsx';
import styles from './support-status.module.css';
import { shareOfDay } from './support-status.ts';

interface AnsweringProps extends Look {
  hours: SupportClock;
  /** The hours as text, shown without the script. */
  children: string;
  /** Also shows the institution's local time. */
  withClock?: boolean;
}

/** A lamp and whether support is open now; `show-support-status.ts` updates both in the browser. */
export function SupportStatusLine({ hours, children, withClock = false, ...look }: AnsweringProps) {
  return (
    <span
      {...partLook(look, styles.status)}
      data-answering={JSON.stringify(hours)}
      data-clock={withClock ? '' : undefined}
    >
      <Lamp state="off" />
      <span>{children}</span>
    </span>
  );
}

/** The opening hours on a line from 0 to 24 h, with a lamp at the present moment. Decorative. */
export function SupportDay({ hours, ...look }: Look & { hours: SupportClock }) {
  const { from, to } = hours;
  const [begins, ends] = [shareOfDay(from), shareOfDay(to)];
  return (
    <svg
      {...partLook(look, styles.day)}
      width="100%"
      height="60"
      aria-hidden="true"
      data-answering-day={JSON.stringify(hours)}
    >
      <line className={styles.rest} x1="0" x2="100%" y1="14" y2="14" />
      <line className={styles.hours} x1={begins} x2={ends} y1="14" y2="14" />
      <circle cx={begins} cy="14" r="7" />
      <circle className={styles.ring} cx={ends} cy="14" r="6" />
      <circle className={styles.now} cy="14" r="8" />
      <text x={begins} y="52" textAnchor="middle">
        {from}
      </text>
      <text x={ends} y="52" textAnchor="middle">
        {to}
      </text>
    </svg>
  );
}
