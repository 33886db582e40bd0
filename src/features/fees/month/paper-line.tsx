import { clsx } from 'clsx';
import type { BillLine } from '../../../tariff/bill.ts';
import { formatMoney } from '../../../tariff/money.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import styles from './month.module.css';

/** A line on the bill: the rule, dotted leaders, the amount. */
export function PaperLine({ line: { rule, amount, status } }: { line: BillLine }) {
  const tone = status === 'charged' ? undefined : text.mute;
  return (
    <p
      className={clsx(
        styles.paper,
        styles.line,
        layout.between,
        layout.baseline,
        layout.gap2,
        layout.pad4,
        tone,
      )}
    >
      <span className={text.fine}>{rule}</span>
      <span className={clsx(styles.leader, layout.grow)} aria-hidden="true" />
      <b className={clsx(text.large, text.regular, text.tabular, text.nowrap, tone)}>
        {amount === null ? '–' : formatMoney(amount).slice(1)}
      </b>
    </p>
  );
}
