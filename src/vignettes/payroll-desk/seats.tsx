import { clsx } from 'clsx';
import { cents, formatRoundMoney } from '../../tariff/money.ts';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/text/text.module.css';
import { SEATS } from '../demo.ts';
import styles from './payroll-desk.module.css';

/** Four seats, and how much of its limit for the day each has used. */
export function Seats() {
  return (
    <ul className={clsx(layout.four, layout.noPhone, layout.rule)}>
      {SEATS.map(({ who, rights, used, limit }) => (
        <li key={who.login} className={clsx(styles.zone, styles.beside)}>
          <b className={text.name}>{who.name}</b>
          <p className={clsx(text.least, text.mute)}>
            {who.role}: {rights.toLowerCase()}
          </p>
          <svg
            className={clsx(styles.gauge, layout.before4)}
            aria-hidden="true"
            width="100%"
            height="4"
          >
            {used ? (
              <rect
                className={styles.shown}
                fill="currentColor"
                width={`${((cents(used) / cents(limit)) * 100).toFixed(1)}%`}
                height="4"
              />
            ) : null}
          </svg>
          <p className={clsx(text.small, text.mute, text.tabular, layout.before2)}>
            {used ? `${formatRoundMoney(used)} of ${formatRoundMoney(limit)} today` : 'No payments'}
          </p>
        </li>
      ))}
    </ul>
  );
}
