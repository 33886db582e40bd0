import { clsx } from 'clsx';
import { Station } from '../../lines/station.tsx';
import { formatAmount } from '../../tariff/money.ts';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/text/text.module.css';
import { useDemo } from '../demo.ts';
import styles from './payroll-desk.module.css';
import { Wires } from './wires.tsx';

/** The file's rows: as they were written, and as they were read. */
export function BulkFile() {
  const { file, rows, sound } = useDemo().payroll;
  return (
    <div className={clsx(styles.zone, styles.file)}>
      <b className={clsx(text.large, text.medium)}>{file}</b>
      <p className={clsx(text.small, text.mute, text.tabular)}>
        {rows.length} rows read, {sound} valid, {rows.length - sound} set aside
      </p>
      <div className={clsx(layout.relative, layout.before5)}>
        <ul className={layout.ruleEnd}>
          {rows.map(({ payee, iban, amount, fault }) => (
            <li
              key={iban}
              className={clsx(
                styles.row,
                fault ? text.mute : text.bone,
                text.fine,
                layout.rule,
                layout.between,
                layout.middle,
                layout.gap4,
              )}
            >
              <code
                className={clsx(styles.raw, text.least, text.mute, text.nowrap, layout.wideOnly)}
              >
                {payee};{iban.replaceAll(' ', '')};{amount}
              </code>
              <Station state={fault ? 'invalid' : 'ring'} />
              <span className={layout.grow}>{fault ?? payee}</span>
              <span className={text.tabular}>{formatAmount(amount)}</span>
            </li>
          ))}
        </ul>
        <Wires rows={rows} />
      </div>
    </div>
  );
}
