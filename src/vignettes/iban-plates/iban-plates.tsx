import { Lamp } from '../../lines/lamp.tsx';
import { ACCOUNTS, OPERATING } from '../demo.ts';
import styles from './iban-plates.module.css';

/** Three dedicated IBANs of one company, the operating account in front. */
export function IbanPlates({ className }: { className?: string | undefined }) {
  const [, ...others] = ACCOUNTS;
  return (
    <ul className={[styles.plates, className].filter(Boolean).join(' ')} aria-hidden="true">
      {others.map(({ name, iban, currencies }) => (
        <li key={iban} className={styles.plate}>
          <span className={styles.head}>
            {name} <span>{currencies.join(', ')}</span>
          </span>
          <span className={styles.iban}>{iban}</span>
        </li>
      ))}
      <li className={styles.plate} data-front="">
        <span className={styles.head}>
          {OPERATING.name}
          <span className={styles.live}>
            <Lamp /> receiving
          </span>
        </span>
        <span className={styles.iban}>{OPERATING.iban}</span>
      </li>
    </ul>
  );
}
