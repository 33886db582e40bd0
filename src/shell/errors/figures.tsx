import { clsx } from 'clsx';
import type { Point } from '#drawings/lines/route.ts';
import { Routes } from '#drawings/lines/routes.tsx';
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
/** Far enough to reach the page's edges from a figure as small as a phone's. */
const FAR = 6000;
const REST = { swift: 'rest', sepa: 'rest', instant: 'rest' } as const;

/** The points of a stroke, from its coordinates: x, y, x, y… */
function through(...numbers: number[]): Point[] {
  return numbers.flatMap((x, index) => {
    const y = numbers[index + 1];
    return index % 2 === 0 && y !== undefined ? [[x, y] as const] : [];
  });
}

/** The zero of both figures, as a loop whose straights are long enough for an interchange. */
const ZERO = { ...STROKE, points: through(554, 60, 790, 60, 790, 470, 554, 470), radius: 88 };

function Capsule({ x, y, height }: { x: number; y: number; height: number }) {
  return <rect x={x - 22} y={y - height / 2} width="44" height={height} rx="22" />;
}

/** 404 as one line: over the first stem, into the loop by an interchange, over the second stem to a buffer stop. */
export function Figure404() {
  return (
    <svg {...FIGURE} className={styles.figure} aria-label="404">
      <Routes {...STROKE} points={through(-FAR, 60, 126, 60, 126, 326, 512, 326)} />
      <Routes {...STROKE} points={through(380, 514, 380, 16)} over />
      <Routes {...ZERO} closed />
      <Capsule x={512} y={326} height={124} />
      <Routes
        {...STROKE}
        points={through(946, -FAR, 946, 326, FAR, 326)}
        left="swift"
        lines={{ instant: 'none' }}
      />
      <Routes
        {...STROKE}
        points={through(946, -FAR, 946, 326, 1290, 326)}
        lines={{ swift: 'none', sepa: 'none' }}
      />
      <path d="M1290 343v34" stroke="var(--lamp)" />
      <Routes {...STROKE} points={through(1166, 514, 1166, 16)} over />
    </svg>
  );
}

/** 503: the same lines at rest, the lamp off, every end shut by a capsule. */
export function Figure503() {
  return (
    <svg {...FIGURE} className={clsx(styles.figure, styles.shut)} aria-label="503">
      <Routes
        {...STROKE}
        points={through(452, 60, 150, 60, 150, 262, 424, 262, 424, 470, -FAR, 470)}
        left="instant"
        lines={REST}
      />
      <Routes {...ZERO} closed lines={REST} />
      <Routes {...STROKE} points={through(930, 60, 1226, 60, 1226, 470, 930, 470)} lines={REST} />
      <Routes {...STROKE} points={through(990, 262, 1190, 262)} lines={REST} />
      <g stroke="var(--steel)">
        <Capsule x={452} y={60} height={112} />
        <Capsule x={930} y={60} height={112} />
        <Capsule x={930} y={470} height={112} />
        <Capsule x={990} y={262} height={112} />
        <Capsule x={1188} y={262} height={112} />
      </g>
    </svg>
  );
}
