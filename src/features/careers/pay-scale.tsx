import { formatRoundMoney } from '../../tariff/money.ts';
import { Box, Spread, Text } from '../../ui/layout/box.tsx';
import { lookOf } from '../../ui/layout/look.ts';

/** A seat's range on the scale that all seats share. */
export interface Range {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

interface PayScaleProps {
  ranges: readonly Range[];
  /** The seat whose range is lit. */
  current: string;
}

const STEP = 10_000;
const ROW = 12;
/** In percent: room for half a ring at either end of the scale. */
const EDGE = 3;
const money = (amount: number) => formatRoundMoney(`${amount}.00`);

/** Every seat's pay on one scale, this one lit: the range is the range. Decorative beside the figures. */
export function PayScale({ ranges, current }: PayScaleProps) {
  const low = Math.floor(Math.min(...ranges.map(({ from }) => from)) / STEP) * STEP;
  const high = Math.ceil(Math.max(...ranges.map(({ to }) => to)) / STEP) * STEP;
  const at = (amount: number) => `${EDGE + ((amount - low) / (high - low)) * (100 - 2 * EDGE)}%`;
  const sorted = [...ranges].sort((a, b) => a.to - b.to);
  const own = ranges.find(({ id }) => id === current);
  const height = sorted.length * ROW + 12;
  return (
    <figure>
      {own ? (
        <figcaption>
          <Text.span size="entry" wrap="none" block>
            {money(own.from)}–{money(own.to)}
          </Text.span>{' '}
          <Text.span size="small" tone="mute">
            a year, on the scale of all open positions
          </Text.span>
        </figcaption>
      ) : null}
      <svg
        className={lookOf({ before: 4 })}
        width="100%"
        height={height}
        overflow="visible"
        fill="var(--page)"
        stroke="var(--rest)"
        strokeWidth="4"
        aria-hidden="true"
      >
        {sorted.map(({ id, from, to }, index) => {
          const y = 10 + index * ROW;
          const current = id === own?.id;
          return (
            <g key={id} stroke={current ? 'var(--bone)' : undefined}>
              <line x1={at(from)} x2={at(to)} y1={y} y2={y} />
              {current ? (
                <>
                  <circle cx={at(from)} cy={y} r="6" />
                  <circle cx={at(to)} cy={y} r="6" />
                </>
              ) : null}
            </g>
          );
        })}
      </svg>
      <Spread.p size="least" tone="mute" tabular rule="start" aria-hidden="true">
        <Box.span pad={2}>{money(low)}</Box.span>
        <Box.span pad={2}>{money(high)}</Box.span>
      </Spread.p>
    </figure>
  );
}
