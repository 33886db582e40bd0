import { clsx } from 'clsx';
import type { Flow } from '../../../content/queries/industries.ts';
import type { Examples } from '../../../content/schemas/industries-page.ts';
import { formatAmount, formatMoney } from '../../../tariff/money.ts';
import { Box, Spread, Text } from '../../../ui/layout/box.tsx';
import { Panel } from '../../../ui/panel/panel.tsx';
import { carried, less, payments } from '../sums.ts';
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
    {
      label: paidIn,
      detail: payments(flow, 'clients', 'collection'),
      amount: `+${formatAmount(received)}`,
    },
    {
      label: paidOut,
      detail: payments(flow, 'collection', 'clients'),
      amount: formatAmount(`-${paid}`),
    },
    { label: swept.label, detail: swept.when, amount: formatAmount(`-${sweep}`) },
  ];
  return (
    <Panel drawing="client-money" className={className}>
      <Text.div size="fine" tabular className={styles.money}>
        <div className={clsx(styles.zone, styles.balance)}>
          <p>
            <Text.b size="name" block>
              {name}
            </Text.b>
            <Text.span mono size="least" tone="mute">
              {iban}
            </Text.span>
          </p>
          <p>
            <Text.span wrap="none" className={styles.readout}>
              {formatMoney(kept)}
            </Text.span>
            <Text.span size="small" tone="mute" block before={2}>
              {held}
            </Text.span>
          </p>
        </div>
        <Box.ul shown="tabletUp" className={styles.zone}>
          {rows.map(({ label, detail, amount }) => (
            <Spread.li key={label} gap={4} pad={3} rule="end">
              <span>
                {label}
                <Text.small size="least" tone="mute" block>
                  {detail}
                </Text.small>
              </span>
              <Text.b weight="medium">{amount}</Text.b>
            </Spread.li>
          ))}
          <Spread.li tone="bone" className={styles.total}>
            <span>{left}</span>
            <b>{formatAmount(less(kept, sweep))}</b>
          </Spread.li>
        </Box.ul>
      </Text.div>
    </Panel>
  );
}
