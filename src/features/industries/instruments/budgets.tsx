import { clsx } from 'clsx';
import type { Flow } from '../../../content/queries/industries.ts';
import type { Examples } from '../../../content/schemas/industries-page.ts';
import { formatAmount, formatMoney } from '../../../tariff/money.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import { carried, less, received } from '../sums.ts';
import styles from './instruments.module.css';

interface BudgetsProps {
  example: Examples['marketing'];
  flow: Flow;
  className?: string | undefined;
}

/** Each budget as a gauge: what the media took, the agency's fee, and what is left. */
export function Budgets({ example, flow, className }: BudgetsProps) {
  const { budgets, feeTo, media, fee: feeLabel, left } = example;
  const gauges = budgets.map(({ name, node }) => {
    const paid = received(flow, node);
    const fee = carried(flow, node, feeTo);
    const spent = less(carried(flow, node), fee);
    return { name, paid, spent, fee, rest: less(paid, spent, fee) };
  });
  const full = Math.max(...gauges.map(({ paid }) => Number(paid)));
  const share = (amount: string) => (Number(amount) / full) * 100;
  return (
    <div
      className={clsx(text.small, text.tabular, className)}
      data-drawing="budgets"
      aria-hidden="true"
    >
      {gauges.map(({ name, paid, spent, fee, rest }) => (
        <div key={name} className={layout.before5}>
          <p className={clsx(layout.between, layout.baseline, text.name)}>
            {name} <b>{formatMoney(paid)}</b>
          </p>
          <svg
            className={clsx(layout.full, layout.block, layout.before3)}
            height="26"
            overflow="visible"
            aria-hidden="true"
          >
            <g fill="none" stroke="var(--bone)" strokeWidth="2">
              <rect width={`${share(paid)}%`} height="26" />
              <rect width={`${share(spent)}%`} height="26" fill="var(--bone)" />
              <rect x={`${share(spent)}%`} width={`${share(fee)}%`} height="26" />
              <line
                x1={`${share(spent)}%`}
                x2={`${share(spent) + share(fee)}%`}
                y1="13"
                y2="13"
                strokeWidth="4"
                strokeDasharray="1 9"
                strokeDashoffset="-8"
                strokeLinecap="round"
              />
            </g>
          </svg>
          <p className={clsx(layout.row, styles.legend)}>
            <span className={clsx(styles.in, layout.noPhone)}>
              {media} {formatAmount(spent)}
            </span>
            <span className={clsx(styles.fee, layout.noPhone)}>
              {feeLabel} {formatAmount(fee)}
            </span>
            <span className={clsx(styles.out, text.bone)}>
              {left} {formatAmount(rest)}
            </span>
          </p>
        </div>
      ))}
    </div>
  );
}
