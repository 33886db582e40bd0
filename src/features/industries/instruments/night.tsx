import { clsx } from 'clsx';
import type { Examples } from '../../../content/schemas/industries-page.ts';
import { formatRoundMoney } from '../../../tariff/money.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import styles from './instruments.module.css';

/** Heights in pixels: one thousand euro, the Instant line, and the room between it and the bars. */
const UNIT = 3.4;
const LINE = 214;
const CLEAR = 16;
const HEIGHT = 400;

const next = (from: string) => `${String((Number(from.slice(0, 2)) + 1) % 24).padStart(2, '0')}:00`;
const thousands = (values: readonly number[]) =>
  formatRoundMoney(`${values.reduce((all, value) => all + value, 0) * 1000}.00`);

interface NightProps {
  example: Examples['gambling'];
  className?: string | undefined;
}

/** What a Saturday night brings in above the Instant line, and what it pays out below. */
export function Night({ example, className }: NightProps) {
  const { hours, when, paidIn, paidOut, kept } = example;
  const width = 100 / hours.length;
  const ticks = [...hours.map(({ from }) => from), next(hours.at(-1)?.from ?? '')];
  const [inward, outward] = [hours.map((one) => one.paidIn), hours.map((one) => one.paidOut)];
  return (
    <div
      className={clsx(text.small, text.tabular, className)}
      data-drawing="night"
      aria-hidden="true"
    >
      <svg
        className={clsx(layout.full, layout.block)}
        height={HEIGHT}
        overflow="visible"
        fill="var(--bone)"
        aria-hidden="true"
      >
        <line x2="100%" y1={LINE} y2={LINE} stroke="var(--lamp)" strokeWidth="4" />
        {hours.map((hour, index) => {
          const [up, down] = [hour.paidIn * UNIT, hour.paidOut * UNIT];
          const bar = { x: `${(index + 0.22) * width}%`, width: `${width * 0.56}%` };
          const middle = `${(index + 0.5) * width}%`;
          return (
            <g key={hour.from} textAnchor="middle">
              <rect {...bar} y={LINE - CLEAR - up} height={up} />
              <rect
                {...bar}
                y={LINE + CLEAR}
                height={down}
                fill="none"
                stroke="var(--bone)"
                strokeWidth="2"
              />
              <text className={text.name} x={middle} y={LINE - CLEAR - up - 8}>
                {hour.paidIn}
              </text>
              <text x={middle} y={LINE + CLEAR + down + 20} fill="var(--mute)">
                {hour.paidOut}
              </text>
            </g>
          );
        })}
        {ticks.map((at, index) => (
          <text
            key={at}
            className={clsx(index % 4 > 0 && layout.noPhone)}
            x={`${index * width}%`}
            y={LINE + 5}
            textAnchor={index === 0 ? 'start' : index < hours.length ? 'middle' : 'end'}
            stroke="var(--page)"
            strokeWidth="12"
            paintOrder="stroke"
          >
            {at}
          </text>
        ))}
      </svg>
      <p className={clsx(layout.row, styles.legend)}>
        <span className={clsx(styles.in, text.bone)}>
          {paidIn} {thousands(inward)}
        </span>
        <span className={clsx(styles.out, text.bone)}>
          {paidOut} {thousands(outward)}
        </span>
        <span className={text.bone}>
          {kept} {thousands([...inward, ...outward.map((value) => -value)])}
        </span>
        <span className={clsx(text.mute, styles.when)}>{when}</span>
      </p>
    </div>
  );
}
