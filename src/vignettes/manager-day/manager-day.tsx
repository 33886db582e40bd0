import { Lamp } from '../../lines/lamp.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { SWIFT_OUT } from '../demo.ts';
import styles from './manager-day.module.css';

const { payee, preparedAt, stops } = SWIFT_OUT;
const short = payee.split(' ')[0];

/** One business day of the person who knows the file; only what is now is lit. */
export function ManagerDay({ className }: { className?: string | undefined }) {
  return (
    <Panel decorative className={className}>
      <p className={styles.head}>
        <b>Your account manager</b>
        <span>Mon 16 Nov</span>
      </p>
      <ol className={styles.day}>
        <li className={styles.hour} data-kind="booked">
          <span>10:00</span>
          <p>
            <b>New shareholder</b> Two papers to come, listed
          </p>
        </li>
        <li className={styles.hour} data-kind="booked">
          <span>12:00</span>
          <p>
            <b>Away until 13:00</b> The deputy has the file
          </p>
        </li>
        <li className={styles.hour} data-kind="booked">
          <span>{preparedAt}</span>
          <p>
            <b>{short}, invoice attached</b> Read before it was asked for
          </p>
        </li>
        <li className={styles.hour} data-kind="now">
          <span>{stops[0].at}</span>
          <p>
            <b>
              <Lamp /> On the line with you
            </b>{' '}
            {short}, released and on its way
          </p>
        </li>
        <li className={styles.hour} data-kind="free">
          <span>15:00</span>
          <p>Free to 16:30</p>
        </li>
        <li className={styles.hour} data-kind="duty">
          <span>18:00</span>
          <p>Duty desk: blocks logins and payments</p>
        </li>
      </ol>
    </Panel>
  );
}
