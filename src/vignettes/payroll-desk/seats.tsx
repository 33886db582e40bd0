import { clsx } from 'clsx';
import { formatRoundMoney } from '../../tariff/money.ts';
import { Split, Text } from '../../ui/layout/box.tsx';
import { lookOf } from '../../ui/layout/look.ts';
import { useDemo } from '../demo.ts';
import styles from './payroll-desk.module.css';

/** Four seats, and how much of its limit for the day each has used. */
export function Seats() {
  return (
    <Split.ul of={4} shown="tabletUp" rule="start">
      {useDemo().seats.map(({ login, name, role, rights, day }) => (
        <li key={login} className={clsx(styles.zone, styles.beside)}>
          <Text.b size="name">{name}</Text.b>
          <Text size="least" tone="mute">
            {role}: {rights.toLowerCase()}
          </Text>
          <svg
            className={clsx(styles.gauge, lookOf({ before: 4 }))}
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
          <Text size="small" tone="mute" tabular before={2}>
            {day
              ? `${formatRoundMoney(day.used)} of ${formatRoundMoney(day.limit)} today`
              : 'No payments'}
          </Text>
        </li>
      ))}
    </Split.ul>
  );
}
