import type { Flow } from '../../../content/queries/industries.ts';
import type { Examples } from '../../../content/schemas/industries-page.ts';
import { formatAmount } from '../../../tariff/money.ts';
import { Spread, Text } from '../../../ui/layout/box.tsx';
import { carried, less } from '../sums.ts';
import styles from './instruments.module.css';

interface SettledProps {
  example: Examples['payment'];
  flow: Flow;
  className?: string | undefined;
}

/** In, out, and nothing left before noon. */
export function Settled({ example, flow, className }: SettledProps) {
  const received = carried(flow, 'acquirer');
  const sent = carried(flow, 'settlement');
  const rows = [
    [example.paidIn, received],
    [example.paidOut, sent],
  ] as const;
  return (
    <Text.div tabular className={className} data-drawing="settled" aria-hidden="true">
      {rows.map(([label, amount]) => (
        <Spread.p key={label} items="baseline" rule="start" pad={3} tone="mute">
          {label}{' '}
          <Text.b size="large" tone="bone" weight="regular">
            {formatAmount(amount)}
          </Text.b>
        </Spread.p>
      ))}
      <Spread.p items="baseline" tone="mute" className={styles.total}>
        {example.left} <Text.b size="readout">{formatAmount(less(received, sent))}</Text.b>
      </Spread.p>
    </Text.div>
  );
}
