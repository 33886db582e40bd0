import { clsx } from 'clsx';
import type { BillLine } from '../../../tariff/bill.ts';
import { formatMoney } from '../../../tariff/money.ts';
import { Box, Spread, Text } from '../../../ui/layout/box.tsx';
import text from '../../../ui/layout/text.module.css';
import styles from './month.module.css';

/** A line on the bill: the rule, dotted leaders, the amount. */
export function PaperLine({ line: { rule, amount, status } }: { line: BillLine }) {
  const tone = status === 'charged' ? undefined : text.mute;
  return (
    <Spread.p items="baseline" gap={2} pad={4} className={clsx(styles.paper, styles.line, tone)}>
      <Text.span size="fine">{rule}</Text.span>
      <Box.span flex="grow" className={styles.leader} aria-hidden="true" />
      <Text.b size="large" weight="regular" tabular wrap="none" className={tone}>
        {amount === null ? '–' : formatMoney(amount).slice(1)}
      </Text.b>
    </Spread.p>
  );
}
