import { clsx } from 'clsx';
import { STROKE_STYLES } from '#drawings/lines/strokes.ts';
import type { Bill, BillPart } from '#tariff/bill.ts';
import { formatMoney, formatShare } from '#tariff/money.ts';
import type { Stroke } from '#tariff/rails.ts';
import { type Share, shares } from '#tariff/shares.ts';
import { Drawing } from '#ui/drawing/drawing.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Box, Spread, Stack, Text } from '#ui/layout/box.tsx';
import { lookOf } from '#ui/layout/look.ts';
import { t } from '#words/words.ts';
import styles from './month.module.css';
import type { MonthRail } from './month-facts.ts';

/** A share of the total with its name and its stroke. */
interface Part extends Share {
  readonly from: number;
  readonly name: string;
  readonly stroke: Stroke | 'account' | 'exchange';
}

type Bars = readonly (readonly [y: number, height: number])[];

/** The bars of the strokes that do not fill a swatch, in px. */
const BARS: Readonly<Partial<Record<Stroke, Bars>>> = {
  double: [
    [0, 9],
    [19, 9],
  ],
  fine: [[9, 10]],
};
const FULL: Bars = [[0, 28]];

/**
 * The swatch of a part: an outline for the account, hatching for exchange, otherwise the stroke of
 * its rail.
 */
function Piece({ stroke }: Pick<Part, 'stroke'>) {
  const whole = { width: '100%', height: 28 } as const;
  if (stroke === 'account')
    return <rect {...whole} fill="none" stroke="var(--bone)" strokeWidth="6" />;
  if (stroke === 'exchange') return <rect {...whole} fill="url(#month-hatch)" />;
  const { colour } = STROKE_STYLES[stroke];
  return (BARS[stroke] ?? FULL).map(([y, height]) => (
    <rect key={y} {...whole} y={y} height={height} fill={colour} />
  ));
}

function Bar({ parts }: { parts: readonly Part[] }) {
  return (
    <Drawing before={4} height="28">
      <defs>
        <pattern id="month-hatch" width="8" height="28" patternUnits="userSpaceOnUse">
          <rect fill="var(--steel)" width="2" height="28" />
        </pattern>
      </defs>
      {parts.map(({ part, stroke, percent, from }) => (
        <svg key={part} x={`${from}%`} width={`${percent}%`} height="28" aria-hidden="true">
          <Piece stroke={stroke} />
          {from > 0 ? <rect fill="var(--page)" width="4" height="28" /> : null}
        </svg>
      ))}
    </Drawing>
  );
}

/** The name and the stroke of a part. */
function drawn(part: BillPart, rails: readonly MonthRail[]): Pick<Part, 'name' | 'stroke'> {
  const rail = rails.find((one) => one.rail === part);
  if (rail) return rail;
  return part === 'account'
    ? { name: t('fees.parts.account'), stroke: 'account' }
    : { name: t('fees.parts.exchange'), stroke: 'exchange' };
}

/** The breakdown of the total: a bar to scale, and its parts in figures. */
export function Shares({ bill, rails }: { bill: Bill; rails: readonly MonthRail[] }) {
  const all = shares(bill);
  if (all.length === 0) return null;
  const parts = all.map(
    (share, index): Part => ({
      ...share,
      ...drawn(share.part, rails),
      from: all.slice(0, index).reduce((sum, { percent }) => sum + Number(percent), 0),
    }),
  );
  return (
    <Box before={8} phoneOrder="last" className={clsx(styles.screen, styles.across)}>
      <Heading size="minor">
        {t('fees.where', { sum: formatMoney(bill.total, bill.currency) })}
      </Heading>
      <Bar parts={parts} />
      <Stack.ul gap={5} before={5} className={styles.list}>
        {parts.map(({ part, name, stroke, amount, percent }) => (
          <Spread.li key={part} gap={2} items="top">
            <svg className={lookOf({ flex: 'fixed' })} width="28" height="28" aria-hidden="true">
              <Piece stroke={stroke} />
            </svg>
            <Box flex="grow" className={styles.part}>
              <Text.b size="large" weight="regular" tabular wrap="none" block>
                {formatMoney(amount, bill.currency)}
              </Text.b>
              <Text.span size="small">{`${name} ${formatShare(percent)}`}</Text.span>
            </Box>
          </Spread.li>
        ))}
      </Stack.ul>
    </Box>
  );
}
