import { formatRoundMoney } from '../fees/model/money.ts';
import styles from './pay-scale.module.css';

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
const money = (amount: number) => formatRoundMoney(`${amount}.00`);

/** Every seat's pay on one scale, this one lit: the range is the range. Decorative beside the figures. */
export function PayScale({ ranges, current }: PayScaleProps) {
  const low = Math.floor(Math.min(...ranges.map(({ from }) => from)) / STEP) * STEP;
  const high = Math.ceil(Math.max(...ranges.map(({ to }) => to)) / STEP) * STEP;
  const at = (amount: number) => `${((amount - low) / (high - low)) * 100}%`;
  const sorted = [...ranges].sort((a, b) => a.to - b.to);
  const own = ranges.find(({ id }) => id === current);
  const height = sorted.length * ROW + 12;
  return (
    <figure className={styles.scale}>
      {own ? (
        <figcaption className={styles.caption}>
          <span className={styles.pay}>
            {money(own.from)}–{money(own.to)}
          </span>{' '}
          <span className={styles.unit}>a year, on the scale of all open seats</span>
        </figcaption>
      ) : null}
      <svg className={styles.drawing} width="100%" height={height} aria-hidden="true">
        {sorted.map(({ id, from, to }, index) => {
          const y = 10 + index * ROW;
          const state = id === current ? 'current' : undefined;
          return (
            <g key={id} data-state={state}>
              <line className={styles.range} x1={at(from)} x2={at(to)} y1={y} y2={y} />
              {state ? (
                <>
                  <circle className={styles.ring} cx={at(from)} cy={y} r="6" />
                  <circle className={styles.ring} cx={at(to)} cy={y} r="6" />
                </>
              ) : null}
            </g>
          );
        })}
      </svg>
      <p className={styles.ends} aria-hidden="true">
        <span>{money(low)}</span>
        <span>{money(high)}</span>
      </p>
    </figure>
  );
}
