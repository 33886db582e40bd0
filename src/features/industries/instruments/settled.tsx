import { clsx } from 'clsx';
import type { Flow } from '../../../content/queries/industries.ts';
import type { Examples } from '../../../content/schemas/industries-page.ts';
import { formatAmount } from '../../../tariff/money.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
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
    <div className={clsx(text.tabular, className)} data-drawing="settled" aria-hidden="true">
      {rows.map(([label, amount]) => (
        <p
          key={label}
          className={clsx(layout.between, layout.baseline, layout.rule, layout.pad3, text.mute)}
        >
          {label}{' '}
          <b className={clsx(text.large, text.bone, text.regular)}>{formatAmount(amount)}</b>
        </p>
      ))}
      <p className={clsx(styles.total, layout.between, layout.baseline, text.mute)}>
        {example.left} <b className={text.readout}>{formatAmount(less(received, sent))}</b>
      </p>
    </div>
  );
}
