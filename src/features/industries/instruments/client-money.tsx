import { clsx } from 'clsx';
import type { Flow } from '../../../content/queries/industries.ts';
import type { Examples } from '../../../content/schemas/industries-page.ts';
import { formatAmount, formatMoney } from '../../../tariff/money.ts';
import layout from '../../../ui/layout/layout.module.css';
import { Panel } from '../../../ui/panel/panel.tsx';
import text from '../../../ui/text/text.module.css';
import { carried, less } from '../sums.ts';
import styles from './instruments.module.css';

interface ClientMoneyProps {
  example: Examples['crypto'];
  flow: Flow;
  className?: string | undefined;
}

/** The account that the clients' money passes through: a day of it, then the sweep to nought. */
export function ClientMoney({ example, flow, className }: ClientMoneyProps) {
  const { name, iban, held, paidIn, paidOut, swept, left } = example;
  const received = carried(flow, 'clients', 'collection');
  const paid = carried(flow, 'collection', 'clients');
  const sweep = carried(flow, 'collection', 'bank');
  const kept = less(received, paid);
  const rows = [
    { ...paidIn, amount: `+${formatAmount(received)}` },
    { ...paidOut, amount: formatAmount(`-${paid}`) },
    { ...swept, amount: formatAmount(`-${sweep}`) },
  ];
  return (
    <Panel drawing="client-money" className={className}>
      <div className={clsx(styles.money, text.fine, text.tabular)}>
        <div className={clsx(styles.zone, styles.balance)}>
          <p>
            <b className={clsx(text.name, layout.block)}>{name}</b>
            <span className={clsx(text.mono, text.least, text.mute)}>{iban}</span>
          </p>
          <p>
            <span className={clsx(styles.readout, text.nowrap)}>{formatMoney(kept)}</span>
            <span className={clsx(text.small, text.mute, layout.block, layout.before2)}>
              {held}
            </span>
          </p>
        </div>
        <ul className={clsx(styles.zone, layout.noPhone)}>
          {rows.map(({ label, count, amount }) => (
            <li
              key={label}
              className={clsx(layout.between, layout.gap4, layout.pad3, layout.ruleEnd)}
            >
              <span>
                {label}
                <small className={clsx(text.least, text.mute, layout.block)}>{count}</small>
              </span>
              <b className={text.medium}>{amount}</b>
            </li>
          ))}
          <li className={clsx(styles.total, layout.between, text.bone)}>
            <span>{left}</span>
            <b>{formatAmount(less(kept, sweep))}</b>
          </li>
        </ul>
      </div>
    </Panel>
  );
}
