import { cents, formatAmount, SEATS } from '../demo.ts';
import styles from './payroll-desk.module.css';

const euro = (amount: string) => `€${formatAmount(amount).replace(/\.00$/, '')}`;

/** Four seats, and how much of its limit for the day each has used. */
export function Seats() {
  return (
    <ul className={styles.seats}>
      {SEATS.map(({ who, rights, used, limit }) => (
        <li key={who.login} className={styles.seat}>
          <b className={styles.person}>{who.name}</b>
          <span className={styles.least}>
            {who.role}: {rights.toLowerCase()}
          </span>
          <svg
            className={styles.gauge}
            aria-hidden="true"
            viewBox="0 0 100 4"
            preserveAspectRatio="none"
          >
            <rect className={styles.empty} width="100" height="4" />
            <rect
              className={styles.used}
              width={used ? ((cents(used) / cents(limit)) * 100).toFixed(1) : 0}
              height="4"
            />
          </svg>
          <span className={styles.quiet}>
            {used ? `${euro(used)} of ${euro(limit)} today` : 'No payments'}
          </span>
        </li>
      ))}
    </ul>
  );
}
