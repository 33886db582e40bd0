import { clsx } from 'clsx';
import { formatRoundMoney } from '../../tariff/money.ts';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/text/text.module.css';
import { useDemo } from '../demo.ts';
import styles from './payroll-desk.module.css';

/** Four seats, and how much of its limit for the day each has used. */
export function Seats() {
  return (
    <ul className={clsx(layout.four, layout.noPhone, layout.rule)}>
      {useDemo().seats.map(({ login, name, role, rights, day }) => (
        <li key={login} className={clsx(styles.zone, styles.beside)}>
          <b className={text.name}>{name}</b>
          <p className={clsx(text.least, text.mute)}>
            {role}: {rights.toLowerCase()}
          </p>
          <svg
            className={clsx(styles.gauge, layout.before4)}
            aria-hidden="true"
            width="100%"
            height="4"
          >
            {day ? (
              <rect
                className={styles.shown}
                fill="currentColor"
                width={`${((Number(day.used) / Number(day.limit)) * 100).toFixed(1)}%`}
                height="4"
              />
            ) : null}
          </svg>
          <p className={clsx(text.small, text.mute, text.tabular, layout.before2)}>
            {day
              ? `${formatRoundMoney(day.used)} of ${formatRoundMoney(day.limit)} today`
              : 'No payments'}
          </p>
        </li>
      ))}
    </ul>
  );
}
