import { Station } from '../../lines/station.tsx';
import { cents, formatAmount, SEATS } from '../demo.ts';
import styles from './seat-map.module.css';

const RIGHTS = ['Sees', 'Prepares', 'Signs'] as const;

const euro = (amount: string) => `€${formatAmount(amount).replace(/\.00$/, '')}`;

function holds(rights: string, right: string): boolean {
  return right === 'Sees' || rights.toLowerCase().includes(right.toLowerCase());
}

/** A line for each seat, with a ring for every right it holds, and the day's limit used. */
export function SeatMap({ className }: { className?: string | undefined }) {
  return (
    <div className={[styles.map, className].filter(Boolean).join(' ')} aria-hidden="true">
      <p className={styles.head}>
        <span />
        {RIGHTS.map((right) => (
          <span key={right}>{right}</span>
        ))}
        <span>Used of today’s limit</span>
      </p>
      <ul>
        {SEATS.map(({ who, rights, used, limit }) => {
          const held = RIGHTS.filter((right) => holds(rights, right));
          return (
            <li key={who.login} className={styles.seat}>
              <span className={styles.who}>
                {who.name}
                <small className={styles.small}>{who.role}</small>
              </span>
              <span className={styles.rights} data-last={RIGHTS.indexOf(held.at(-1) ?? 'Sees')}>
                {RIGHTS.map((right) => (
                  <i key={right} className={styles.right}>
                    {held.includes(right) ? <Station /> : null}
                  </i>
                ))}
              </span>
              <span className={styles.limit}>
                {used ? `${euro(used)} of ${euro(limit)}` : 'No payments'}
                {used ? (
                  <svg
                    className={styles.gauge}
                    viewBox="0 0 100 4"
                    preserveAspectRatio="none"
                    aria-hidden="true"
                  >
                    <rect className={styles.empty} width="100" height="4" />
                    <rect
                      className={styles.used}
                      width={((cents(used) / cents(limit)) * 100).toFixed(1)}
                      height="4"
                    />
                  </svg>
                ) : null}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
