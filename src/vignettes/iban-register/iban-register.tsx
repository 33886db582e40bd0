import { Lamp } from '../../lines/lamp.tsx';
import { LINE_ORDER } from '../../lines/lines.tsx';
import { Station } from '../../lines/station.tsx';
import { ACCOUNTS, formatAmount, INSTANT_IN, OPERATING, PAYROLL, STATEMENT } from '../demo.ts';
import styles from './iban-register.module.css';

const NAMES = { swift: 'SWIFT', sepa: 'SEPA', instant: 'Instant' } as const;

/** The day's last transfer with the operating account, seen from the other side. */
function lastMove(name: string): string | null {
  const found = STATEMENT.movements.findLast((movement) => movement.with === name);
  if (!found) return null;
  const { amount } = found;
  return amount.startsWith('-') ? `+${formatAmount(amount.slice(1))}` : formatAmount(`-${amount}`);
}

/** The rights of each IBAN, as rings on the three lines that pass behind it. */
export function IbanRegister({ className }: { className?: string | undefined }) {
  return (
    <div className={[styles.register, className].filter(Boolean).join(' ')} aria-hidden="true">
      <div className={styles.head}>
        <span>Account</span>
        <span className={styles.sum}>Last booked, EUR</span>
        {LINE_ORDER.map((line) => (
          <span key={line} className={styles.rail}>
            <span className={styles.tag}>{NAMES[line]}</span>
          </span>
        ))}
      </div>
      {ACCOUNTS.map(({ name, iban, currencies }) => {
        const live = iban === OPERATING.iban;
        const lines = iban === PAYROLL.iban ? LINE_ORDER.slice(1) : LINE_ORDER;
        return (
          <div key={iban} className={styles.row}>
            <span className={styles.name}>
              {name} <small className={styles.small}>{currencies.join(', ')}</small>
              <code className={styles.iban}>{iban}</code>
            </span>
            <span className={styles.sum}>
              {live ? `+${formatAmount(INSTANT_IN.amount)}` : lastMove(name)}
              <small className={styles.small}>
                {live ? (
                  <>
                    <Lamp /> receiving
                  </>
                ) : (
                  'internal'
                )}
              </small>
            </span>
            {LINE_ORDER.map((line) => (
              <span key={line} className={styles.rail} data-on={line}>
                {lines.includes(line) ? (
                  <Station state={live && line === 'instant' ? 'now' : 'ring'} />
                ) : null}
              </span>
            ))}
          </div>
        );
      })}
      <div className={styles.total}>
        <span>{OPERATING.name}, balance</span>
        <span className={styles.balance}>{formatAmount(OPERATING.balance)}</span>
      </div>
    </div>
  );
}
