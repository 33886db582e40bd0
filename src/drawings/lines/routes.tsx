import { type Rail, railOf, rails } from '#tariff/rails.ts';
import type { LineState } from './lines.tsx';
import { type Point, route } from './route.ts';
import styles from './routes.module.css';

interface RoutesProps {
  points: readonly Point[];
  radius: number;
  /** Distance between neighbouring lines. */
  pitch: number;
  closed?: boolean;
  /** Which line runs on the left of the direction of travel. */
  left?: 'first' | 'last';
  lines?: Partial<Record<Rail, LineState>>;
  /** Covers the lines that it crosses: the upper level of an overpass. */
  over?: boolean;
}

/** The lines along one route of an SVG drawing, with concentric bends. */
export function Routes(props: RoutesProps) {
  const { points, radius, pitch, closed = false, left = 'first', lines = {}, over = false } = props;
  const side = left === 'first' ? 1 : -1;
  const at = (offset: number) => route(points, { radius, closed, offset });
  return (
    <g>
      {over ? (
        <path className={styles.cut} d={at(0)} strokeWidth={pitch * (rails().length + 0.1)} />
      ) : null}
      {rails().map((name, index) => {
        const state = lines[name] ?? 'lit';
        if (state === 'none') return null;
        const { stroke } = railOf(name);
        const d = at((index - (rails().length - 1) / 2) * pitch * side);
        return (
          <g key={name} className={styles.line} data-stroke={stroke} data-state={state}>
            <path d={d} />
            {stroke === 'double' ? <path className={styles.core} d={d} /> : null}
          </g>
        );
      })}
    </g>
  );
}
