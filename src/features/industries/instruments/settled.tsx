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
    <Text as="div" tabular className={className} data-drawing="settled" aria-hidden="true">
      {rows.map(([label, amount]) => (
        <Spread key={label} as="p" items="baseline" rule="start" pad={3} tone="mute">
          {label}{' '}
          <Text as="b" size="large" tone="bone" weight="regular">
            {formatAmount(amount)}
          </Text>
        </Spread>
      ))}
      <Spread as="p" items="baseline" tone="mute" className={styles.total}>
        {example.left}{' '}
        <Text as="b" size="readout">
          {formatAmount(less(received, sent))}
        </Text>
      </Spread>
    </Text>
  );
}
