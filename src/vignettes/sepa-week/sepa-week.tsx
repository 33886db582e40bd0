import { Station } from '../../lines/station.tsx';
import { FRIDAY_PAYMENT } from '../demo.ts';
import styles from './sepa-week.module.css';

const { signed, instant, sepa } = FRIDAY_PAYMENT;

interface SepaWeekProps {
  /** SEPA's cut-off on business days, from the limits. */
  cutoff: string;
  className?: string | undefined;
}

/** From Friday to Monday: one payment on both lines, over the lines that pass behind. */
export function SepaWeek({ cutoff, className }: SepaWeekProps) {
  return (
    <div className={[styles.week, className].filter(Boolean).join(' ')} aria-hidden="true">
      <div className={styles.days}>
        <b>Friday</b>
        <b data-shut="">Saturday</b>
        <b data-shut="">Sunday</b>
        <b>Monday</b>
      </div>
      <i className={styles.shut} />
      <ol className={styles.events}>
        <li className={styles.event} data-event="cutoff">
          <i className={styles.bar} />
          <b className={styles.at}>{cutoff}</b> SEPA cut-off
        </li>
        <li className={styles.event} data-event="signed">
          <Station className={styles.ring} line="sepa" />
          <b className={styles.at}>
            <span className={styles.day}>{signed.day}</span> {signed.at}
          </b>{' '}
          Signed
        </li>
        <li className={styles.event} data-event="instant">
          <Station state="now" className={styles.ring} line="instant" />
          <b className={styles.at}>{instant.at}</b> Instant: credited
        </li>
        <li className={styles.event} data-event="sepa">
          <Station state="announced" className={styles.ring} line="sepa" />
          <b className={styles.at}>
            {sepa.day} {sepa.at}
          </b>{' '}
          SEPA: credited
        </li>
      </ol>
    </div>
  );
}
