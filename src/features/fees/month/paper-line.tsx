import type { BillLine } from '../model/bill.ts';
import { formatMoney } from '../model/money.ts';
import styles from './paper-line.module.css';

/** A line on the bill: the rule, dotted leaders, the amount. */
export function PaperLine({ line: { rule, amount, status } }: { line: BillLine }) {
  return (
    <p className={styles.paper} data-status={status}>
      <span className={styles.rule}>{rule}</span>
      <span className={styles.leader} aria-hidden="true" />
      <b className={styles.amount}>{amount === null ? '–' : formatMoney(amount).slice(1)}</b>
    </p>
  );
}
