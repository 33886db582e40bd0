import { clsx } from 'clsx';
import { litStates } from '#drawings/lines/by-rail.ts';
import type { Point } from '#drawings/lines/route.ts';
import { Routes } from '#drawings/lines/routes.tsx';
import { drawnLines } from '#drawings/lines/strokes.ts';
import styles from './errors.module.css';

const FIGURE = {
  viewBox: '0 0 1344 530',
  overflow: 'visible',
  role: 'img',
  fill: 'var(--page)',
  stroke: 'var(--bone)',
  strokeWidth: 12,
} as const;
const STROKE = { radius: 70, pitch: 34 } as const;
/**
 * Far enough outside the viewBox to reach the edges of the page, even when the figure is scaled
 * down to a phone.
 */
const FAR = 6000;

/** The points of a polyline from a flat list of coordinates: x, y, x, y… */
function through(...numbers: number[]): Point[] {
  return numbers.flatMap((x, index) => {
    const y = numbers[index + 1];
    return index % 2 === 0 && y !== undefined ? [[x, y] as const] : [];
  });
}

/** The zero of both figures, a loop with straight sides long enough for an interchange. */
const ZERO = { ...STROKE, points: through(554, 60, 790, 60, 790, 470, 554, 470), radius: 88 };

/** The distance from the first line to the last, in units of the viewBox. */
const wide = () => (drawnLines().length - 1) * STROKE.pitch;

/** A capsule across all lines at a point; `beyond` is its extra length. */
function Capsule({ x, y, beyond = 44 }: { x: number; y: number; beyond?: number }) {
  const height = wide() + beyond;
  return <rect x={x - 22} y={y - height / 2} width="44" height={height} rx="22" />;
}

/**
 * The digits 404 drawn as one route: over the first 4's stem, into the zero by an interchange, over
 * the second 4's stem to a buffer stop.
 */
export function Figure404() {
  const rails = drawnLines().map(({ rail }) => rail);
  return (
    <svg {...FIGURE} className={styles.figure} aria-label="404">
      <Routes {...STROKE} points={through(-FAR, 60, 126, 60, 126, 326, 512, 326)} />
      <Routes {...STROKE} points={through(380, 514, 380, 16)} over />
      <Routes {...ZERO} closed />
      <Capsule x={512} y={326} beyond={56} />
      <Routes
        {...STROKE}
        points={through(946, -FAR, 946, 326, FAR, 326)}
        left="first"
        lines={litStates(rails.slice(0, -1), 'none')}
      />
      <Routes
        {...STROKE}
        points={through(946, -FAR, 946, 326, 1290, 326)}
        lines={litStates(rails.slice(-1), 'none')}
      />
      <path d={`M1290 ${309 + wide() / 2}v34`} stroke={drawnLines().at(-1)?.colour} />
      <Routes {...STROKE} points={through(1166, 514, 1166, 16)} over />
    </svg>
  );
}

/** The digits 503 drawn as unlit lines, each end closed by a capsule. */
export function Figure503() {
  return (
    <svg {...FIGURE} className={clsx(styles.figure, styles.shut)} aria-label="503">
      <Routes
        {...STROKE}
        points={through(452, 60, 150, 60, 150, 262, 424, 262, 424, 470, -FAR, 470)}
        left="last"
        lines={litStates([])}
      />
      <Routes {...ZERO} closed lines={litStates([])} />
      <Routes
        {...STROKE}
        points={through(930, 60, 1226, 60, 1226, 470, 930, 470)}
        lines={litStates([])}
      />
      <Routes {...STROKE} points={through(990, 262, 1190, 262)} lines={litStates([])} />
      <g stroke="var(--steel)">
        <Capsule x={452} y={60} />
        <Capsule x={930} y={60} />
        <Capsule x={930} y={470} />
        <Capsule x={990} y={262} />
        <Capsule x={1188} y={262} />
      </g>
    </svg>
  );
}
