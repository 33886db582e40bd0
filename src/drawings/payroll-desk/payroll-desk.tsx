import { clsx } from 'clsx';
import { formatRoundMoney } from '#tariff/money.ts';
import { Drawing } from '#ui/drawing/drawing.tsx';
import { Split, Text } from '#ui/layout/box.tsx';
import type { Look } from '#ui/layout/look.ts';
import { Panel } from '#ui/panel/panel.tsx';
import { useDemo } from '../demo-figures.ts';
import { BulkFile } from './bulk-file.tsx';
import styles from './payroll-desk.module.css';
import { SignatureGate } from './signature-gate.tsx';

/** Four seats, and how much of its limit for the day each has used. */
function Seats() {
  const { seats, currency } = useDemo();
  return (
    <Split.ul of={4} shown="tabletUp" rule="start">
      {seats.map(({ login, name, role, rights, day }) => (
        <li key={login} className={clsx(styles.zone, styles.beside)}>
          <Text.b size="name">{name}</Text.b>
          <Text size="least" tone="mute">
            {role}: {rights.toLowerCase()}
          </Text>
          <Drawing before={4} height="4" className={styles.gauge}>
            {day ? (
              <rect
                className={styles.shown}
                fill="currentColor"
                width={`${((Number(day.used) / Number(day.limit)) * 100).toFixed(1)}%`}
                height="4"
              />
            ) : null}
          </Drawing>
          <Text size="small" tone="mute" tabular before={2}>
            {day
              ? `${formatRoundMoney(day.used, currency)} of ${formatRoundMoney(day.limit, currency)} today`
              : 'No payments'}
          </Text>
        </li>
      ))}
    </Split.ul>
  );
}

/** A payroll file on its way to release: rows checked, two of three signatures, four seats. */
export function PayrollDesk(place: Look) {
  return (
    <Panel {...place} drawing="payroll-desk" className={styles.panel}>
      <div className={styles.desk}>
        <BulkFile />
        <SignatureGate />
      </div>
      <Seats />
    </Panel>
  );
}
