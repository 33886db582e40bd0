import { clsx } from 'clsx';
import type { Bill } from '#tariff/bill.ts';
import type { BillPart } from '#tariff/bill-fields.ts';
import { formatMoney, formatShare } from '#tariff/money.ts';
import { type Share, shares } from '#tariff/shares.ts';
import { Drawing } from '#ui/drawing/drawing.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Box, Spread, Stack, Text } from '#ui/layout/box.tsx';
import { lookOf } from '#ui/layout/look.ts';
import { t } from '#words/words.ts';
import styles from './month.module.css';

const PARTS: Readonly<Record<BillPart, () => string>> = {
  account: () => t('fees.parts.account'),
  swift: () => t('fees.parts.swift'),
  exchange: () => t('fees.parts.exchange'),
  sepa: () => t('fees.parts.sepa'),
  instant: () => t('fees.parts.instant'),
};

const FILLS: Readonly<Partial<Record<BillPart, string>>> = {
  sepa: 'var(--bone)',
  instant: 'var(--lamp)',
  exchange: 'url(#month-hatch)',
};

/** The stroke of a part: an outline, the double line, hatching, bone, the lamp. */
function Piece({ part }: { part: BillPart }) {
  const whole = { width: '100%', height: 28 } as const;
  if (part === 'account')
    return <rect {...whole} fill="none" stroke="var(--bone)" strokeWidth="6" />;
  if (part !== 'swift') return <rect {...whole} fill={FILLS[part]} />;
  return [0, 19].map((y) => <rect key={y} {...whole} y={y} height="9" fill="var(--steel)" />);
}

function Bar({ parts }: { parts: readonly (Share & { readonly from: number })[] }) {
  return (
    <Drawing before={4} height="28">
      <defs>
        <pattern id="month-hatch" width="8" height="28" patternUnits="userSpaceOnUse">
          <rect fill="var(--steel)" width="2" height="28" />
        </pattern>
      </defs>
      {parts.map(({ part, percent, from }) => (
        <svg key={part} x={`${from}%`} width={`${percent}%`} height="28" aria-hidden="true">
          <Piece part={part} />
          {from > 0 ? <rect fill="var(--page)" width="4" height="28" /> : null}
        </svg>
      ))}
    </Drawing>
  );
}

/** Where the total goes: a bar drawn to scale, and its parts in figures. */
export function Shares({ bill }: { bill: Bill }) {
  const all = shares(bill);
  if (all.length === 0) return null;
  const parts = all.map((share, index) => ({
    ...share,
    from: all.slice(0, index).reduce((sum, { percent }) => sum + Number(percent), 0),
  }));
  return (
    <Box before={8} phoneOrder="last" className={clsx(styles.screen, styles.across)}>
      <Heading size="h4">
        {t('fees.where', { sum: formatMoney(bill.total, bill.currency) })}
      </Heading>
      <Bar parts={parts} />
      <Stack.ul gap={5} before={5} className={styles.list}>
        {parts.map(({ part, amount, percent }) => (
          <Spread.li key={part} gap={2} items="top">
            <svg className={lookOf({ flex: 'fixed' })} width="28" height="28" aria-hidden="true">
              <Piece part={part} />
            </svg>
            <Box flex="grow" className={styles.part}>
              <Text.b size="large" weight="regular" tabular wrap="none" block>
                {formatMoney(amount, bill.currency)}
              </Text.b>
              <Text.span size="small">{`${PARTS[part]()} ${formatShare(percent)}`}</Text.span>
            </Box>
          </Spread.li>
        ))}
      </Stack.ul>
    </Box>
  );
}
