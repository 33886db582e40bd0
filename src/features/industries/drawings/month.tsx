import type { Examples } from '#content/schemas/industries-page-schema.ts';
import routes from '#drawings/lines/routes.module.css';
import { RailStops } from '#drawings/lines/station.tsx';
import { type Currency, formatMoney, sum } from '#tariff/money.ts';
import { railOf } from '#tariff/rails.ts';
import { Drawing, Positioned } from '#ui/drawing/drawing.tsx';
import { Box, Split, Spread, Text } from '#ui/layout/box.tsx';
import { lookOf } from '#ui/layout/look.ts';
import { minus } from '../sums.ts';
import styles from './drawings.module.css';
import { exampleOf, type IndustryDrawingProps } from './example.ts';

/** The y of the invoices, the axis and the file, in pixels. */
const TOP = 9;
const AXIS = 138;
const FOOT = 232;

interface StopProps {
  currency: Currency;
  entry: NonNullable<Examples['month']>['entries'][number];
  x: string;
  y: number;
  /** The text is to the left of the payment. */
  before?: boolean;
}

/** A payment on its day: a vertical line in its rail's stroke, with text beside its far end. */
function PaymentOfDay({ currency, entry, x, y, before = false }: StopProps) {
  const { rail, who, amount, detail } = entry;
  const { stroke } = railOf(rail);
  const d = `M0 ${y}V${AXIS}`;
  return (
    <Positioned x={x}>
      <g className={routes.line} data-stroke={stroke}>
        <path d={d} />
        {stroke === 'double' ? <path className={routes.core} d={d} /> : null}
      </g>
      {[y, AXIS].map((cy) => (
        <circle key={cy} cy={cy} r="7" fill="var(--page)" stroke="var(--bone)" strokeWidth="4" />
      ))}
      <g
        transform={`translate(${before ? -20 : 20} ${y + 5})`}
        textAnchor={before ? 'end' : 'start'}
        fill="currentColor"
      >
        <text className={lookOf({ size: 'name' })}>{who}</text>
        <text y="24" fill="var(--bone)">
          {formatMoney(amount, currency)}
        </text>
        <text className={lookOf({ size: 'small' })} y="46" fill="var(--mute)">
          {detail}
        </text>
      </g>
    </Positioned>
  );
}

/** A month of the operating account: the invoices above the axis, the payment file below. */
export function Month({ industry: { currency }, examples }: IndustryDrawingProps) {
  const { month, days, file, paidIn, paidOut, kept, ...example } = exampleOf(examples, 'month');
  const entries = example.entries.map((entry) => ({
    ...entry,
    detail: entry.invoiced
      ? `${entry.detail} ${formatMoney(entry.invoiced.amount, entry.invoiced.currency).replace(' ', '\u00a0')}`
      : entry.detail,
  }));
  const at = (day: number) => `${((day - 0.5) / days) * 100}%`;
  const received = sum(entries.map(({ amount }) => amount));
  const rest = minus(received, file.amount);
  return (
    <Text.div size="fine" tabular data-drawing="month" aria-hidden="true">
      <Drawing shown="tabletUp" height={FOOT + 52}>
        <line x2="100%" y1={AXIS} y2={AXIS} stroke="var(--bone)" strokeWidth="4" />
        {Array.from({ length: days }, (_, index) => index + 1).map((day) => (
          <Positioned key={day} x={at(day)} y={AXIS + 12}>
            <path d={day % 5 ? 'M0 0v5' : 'M0 0v10'} stroke="var(--edge-strong)" />
            {day === 1 || (day % 5 === 0 && day !== file.day) ? (
              <text
                className={lookOf({ size: 'small' })}
                y="30"
                textAnchor="middle"
                fill="var(--mute)"
              >
                {day}
              </text>
            ) : null}
          </Positioned>
        ))}
        {entries.map((entry) => (
          <PaymentOfDay
            key={entry.who}
            currency={currency}
            entry={entry}
            x={at(entry.day)}
            y={TOP}
          />
        ))}
        <PaymentOfDay currency={currency} entry={file} x={at(file.day)} y={FOOT} before />
      </Drawing>
      <Box.ul shown="phone">
        {[...entries, file].map(({ day, who, amount, detail, rail }) => (
          <Spread.li
            key={who}
            place="relative"
            gap={4}
            rule="start"
            pad={3}
            className={styles.stop}
          >
            <RailStops rails={[rail]} />
            <span>
              <Text.b size="name" block>
                {who}
              </Text.b>
              <Text.span size="small" tone="mute">
                {day} {month}, {detail}
              </Text.span>
            </span>
            <Text.b tone="bone" weight="medium" wrap="none">
              {who === file.who ? '−' : ''}
              {formatMoney(amount, currency)}
            </Text.b>
          </Spread.li>
        ))}
      </Box.ul>
      <Split.dl of={3} gap={4} before={5} className={styles.trio}>
        {[
          [paidIn, received],
          [paidOut, file.amount],
          [kept, rest],
        ].map(([label = '', amount = '']) => (
          <Box key={label} rule="start" pad={3} shown={amount === rest ? undefined : 'tabletUp'}>
            <Text.dt size="small" tone="mute">
              {label}
            </Text.dt>
            <Text.dd size="amount" wrap="none">
              {formatMoney(amount, currency)}
            </Text.dd>
          </Box>
        ))}
      </Split.dl>
    </Text.div>
  );
}
