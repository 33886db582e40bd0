import { formatRoundMoney } from '../../tariff/money.ts';
import { Drawing } from '../../ui/drawing/drawing.tsx';
import { Box, Spread, Text } from '../../ui/layout/box.tsx';

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
            a year, on the scale of all open seats
          </Text.span>
        </figcaption>
      ) : null}
      <Drawing before={4} height={height} fill="var(--page)" stroke="var(--rest)" strokeWidth="4">
        {sorted.map(({ id, from, to }, index) => {
          const y = 10 + index * ROW;
          const rings = id === current ? [from, to] : [];
          return (
            <g key={id} stroke={id === current ? 'var(--bone)' : undefined}>
              <line x1={at(from)} x2={at(to)} y1={y} y2={y} />
              {rings.map((end) => (
                <circle key={end} cx={at(end)} cy={y} r="6" />
              ))}
            </g>
          );
        })}
      </Drawing>
      <Spread.p size="least" tone="mute" tabular rule="start" aria-hidden="true">
        <Box.span pad={2}>{money(low)}</Box.span>
        <Box.span pad={2}>{money(high)}</Box.span>
      </Spread.p>
    </figure>
  );
}
