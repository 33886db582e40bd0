import type { Flow } from '../../../content/queries/industries.ts';
import type { Examples } from '../../../content/schemas/industries-page.ts';
import { formatAmount, formatMoney } from '../../../tariff/money.ts';
import { Box, Inline, Spread, Text } from '../../../ui/layout/box.tsx';
import { lookOf } from '../../../ui/layout/look.ts';
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
    <Text.div size="small" tabular className={className} data-drawing="budgets" aria-hidden="true">
      {gauges.map(({ name, paid, spent, fee, rest }) => (
        <Box key={name} before={5}>
          <Spread.p items="baseline" size="name">
            {name} <b>{formatMoney(paid)}</b>
          </Spread.p>
          <svg
            className={lookOf({ measure: 'full', block: true, before: 3 })}
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
          <Inline.p className={styles.legend}>
            <Box.span shown="tabletUp" className={styles.in}>
              {media} {formatAmount(spent)}
            </Box.span>
            <Box.span shown="tabletUp" className={styles.fee}>
              {feeLabel} {formatAmount(fee)}
            </Box.span>
            <Text.span tone="bone" className={styles.out}>
              {left} {formatAmount(rest)}
            </Text.span>
          </Inline.p>
        </Box>
      ))}
    </Text.div>
  );
}
