import { Station } from '../../lines/station.tsx';
import { formatAmount, PAYROLL_FILE } from '../demo.ts';
import styles from './payroll-desk.module.css';

/** The file's rows: as they were written, and as they were read. */
export function BulkFile() {
  const { name, rows, valid } = PAYROLL_FILE;
  return (
    <div className={styles.zone}>
      <b className={styles.title}>{name}</b>
      <span className={styles.quiet}>
        {rows.length} rows read, {valid} valid, {rows.length - valid} set aside
      </span>
      <ul className={styles.rows}>
        {rows.map(({ payee, iban, amount, fault }) => (
          <li key={iban} className={styles.row} data-fault={fault ? '' : undefined}>
            <code className={styles.raw}>
              {payee};{iban.replaceAll(' ', '')};{amount}
            </code>
            <Station state={fault ? 'invalid' : 'ring'} className={styles.check} />
            <span className={styles.payee}>{fault ?? payee}</span>
            <span className={styles.amount}>{formatAmount(amount)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
