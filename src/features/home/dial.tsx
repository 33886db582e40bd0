import { Drawing } from '#ui/drawing/drawing.tsx';
import styles from './home.module.css';

/** A step that ended so many seconds after the first. */
export interface Second {
  readonly at: number;
  readonly label: string;
}

const RADIUS = 280;
const TICKS = 100;
/** Ring of the first step, and how much nearer to the middle each next one lies. */
const OUTER_RING = 236;
const RING_STEP = 44;

/** A point so many parts of the half circle from its left end, so far from the middle. */
function point(part: number, radius: number): string {
  const angle = Math.PI * (1 - part);
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(-radius * Math.sin(angle)).toFixed(1)}`;
}

function arc(from: number, to: number, radius: number): string {
  return `M${point(from, radius)}A${radius} ${radius} 0 0 1 ${point(to, radius)}`;
}

/** Marks of the scale, a tenth of it long at each tenth. */
function ticks(from: number, to: number): string {
  const marks = Array.from({ length: to - from }, (_, index) => from + index);
  return marks
    .map((mark) => {
      const length = mark % 10 === 0 ? 24 : 11;
      return `M${point(mark / TICKS, RADIUS)}L${point(mark / TICKS, RADIUS - length)}`;
    })
    .join('');
}

/**
 * Seconds on a half dial: the scale up to the limit, lit up to the last step, and an arc for what
 * each step took, further in with each. Decorative: the steps stand beside it as a list.
 */
export function Dial({ steps, limit }: { steps: readonly Second[]; limit: number }) {
  const last = steps.at(-1)?.at ?? 0;
  const spent = Math.round((last / limit) * TICKS);
  const taken = steps.slice(1).map((step, index) => ({
    label: step.label,
    from: (steps[index]?.at ?? 0) / limit,
    to: step.at / limit,
    radius: OUTER_RING - index * RING_STEP,
  }));
  const [x, y] = point(last / limit, RADIUS + 16).split(' ');
  return (
    <Drawing viewBox="-280 -312 560 344" fill="none" tabular>
      {taken.map(({ label, radius }) => (
        <path key={label} d={arc(0, 1, radius)} stroke="var(--edge)" strokeWidth="1" />
      ))}
      <path d={ticks(spent, TICKS + 1)} stroke="var(--steel)" strokeWidth="1.5" />
      <path d={ticks(0, spent)} stroke="var(--lamp)" strokeWidth="2" />
      {taken.map(({ label, from, to, radius }, index) => (
        <path
          key={label}
          d={arc(from, to, radius)}
          stroke={index === taken.length - 1 ? 'var(--lamp)' : 'var(--bone)'}
          strokeWidth="5"
        />
      ))}
      <path d={`M0 0L${point(last / limit, RADIUS - 30)}`} stroke="var(--lamp)" strokeWidth="2.5" />
      <g className={styles.seconds}>
        <text x={-RADIUS} y="9" dominantBaseline="hanging">
          0
        </text>
        <text y={-RADIUS - 12} textAnchor="middle">
          {limit / 2}
        </text>
        <text x={RADIUS} y="9" dominantBaseline="hanging" textAnchor="end">
          {limit} s
        </text>
        <text x={x} y={y} textAnchor="end" fill="var(--lamp)">
          {last.toFixed(1)} s
        </text>
      </g>
    </Drawing>
  );
}
