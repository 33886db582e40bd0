import { formatRoundMoney } from '#tariff/money.ts';
import { Drawing } from '#ui/drawing/drawing.tsx';
import { Inline, Text } from '#ui/layout/box.tsx';
import { lookOf } from '#ui/layout/look.ts';
import styles from './drawings.module.css';
import { exampleOf, type IndustryDrawingProps } from './example.ts';

/**
 * In pixels: the height of one thousand, the y of the Instant line, the gap between it and the
 * bars, and the height of the drawing.
 */
const UNIT = 2.4;
const LINE = 160;
const CLEAR = 16;
const HEIGHT = 300;

const next = (from: string) => `${String((Number(from.slice(0, 2)) + 1) % 24).padStart(2, '0')}:00`;

/** The hours of a Saturday night: the money in above the Instant line, the money out below. */
export function Night({ industry: { currency }, examples }: IndustryDrawingProps) {
  const { hours, when, paidIn, paidOut, kept } = exampleOf(examples, 'night');
  const width = 100 / hours.length;
  const thousands = (values: readonly number[]) =>
    formatRoundMoney(`${values.reduce((all, value) => all + value, 0) * 1000}.00`, currency);
  const ticks = [...hours.map(({ from }) => from), next(hours.at(-1)?.from ?? '')];
  const [inward, outward] = [hours.map((one) => one.paidIn), hours.map((one) => one.paidOut)];
  return (
    <Text.div size="small" tabular data-drawing="night">
      <Drawing height={HEIGHT} fill="var(--bone)">
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
              <text className={lookOf({ size: 'name' })} x={middle} y={LINE - CLEAR - up - 8}>
                {hour.paidIn}
              </text>
              <text x={middle} y={LINE + CLEAR + down + 20} fill="var(--mute)">
                {hour.paidOut}
              </text>
            </g>
          );
        })}
        <g stroke="var(--page)" strokeWidth="12" paintOrder="stroke">
          {ticks.map((at, index) => (
            <text
              key={at}
              className={lookOf({ shown: index % 4 > 0 ? 'tabletUp' : undefined })}
              x={`${index * width}%`}
              y={LINE + 5}
              textAnchor={index === 0 ? 'start' : index < hours.length ? 'middle' : 'end'}
            >
              {at}
            </text>
          ))}
        </g>
      </Drawing>
      <Inline.p tone="bone" before={3} className={styles.legend}>
        <span className={styles.in}>
          {paidIn} {thousands(inward)}
        </span>
        <span className={styles.out}>
          {paidOut} {thousands(outward)}
        </span>
        <span>
          {kept} {thousands([...inward, ...outward.map((value) => -value)])}
        </span>
        <Text.span tone="mute" className={styles.when}>
          {when}
        </Text.span>
      </Inline.p>
    </Text.div>
  );
}
