import type { LineState } from '../../../lines/lines.tsx';
import { lit } from '../../../lines/lit.ts';
import { type Point, route } from '../../../lines/route.ts';
import { Routes } from '../../../lines/routes.tsx';
import { RAILS, type Rail } from '../../../tariff/rails.ts';
import type { Plan } from './plan.ts';
import { COLUMNS } from './spread.ts';

/** What one grid unit, the lines' distance and their bends measure in a drawing. */
export interface Scale {
  readonly column: number;
  readonly row: number;
  readonly pitch: number;
  readonly radius: number;
}

/** The widest bend that leaves neighbouring bends room to meet. */
function fittingRadius(points: readonly Point[], most: number): number {
  const lengths = points.slice(1).map(([x, y], index) => {
    const [px, py] = points[index] as Point;
    return Math.abs(x - px) + Math.abs(y - py);
  });
  return Math.min(most, ...lengths.map((length) => length / 2));
}

interface CoverLinesProps {
  plan: Plan;
  lines: readonly Rail[];
  scale: Scale;
}

/** The lines of a cover. A post about no rail has a dotted way between the lines at rest. */
export function CoverLines({ plan, lines, scale }: CoverLinesProps) {
  const scaled = (route: Plan['route']) =>
    route.map(([x, y]): Point => [x * scale.column, y * scale.row]);
  const points = scaled(plan.route);
  const radius = fittingRadius(points, scale.radius);
  const noRail = lines.length === 0;
  const states: Partial<Record<Rail, LineState>> = noRail
    ? { ...lit(lines), sepa: 'none' }
    : lit(lines);
  const only = (kept: LineState) =>
    Object.fromEntries(RAILS.map((name) => [name, states[name] === kept ? kept : 'none']));
  return (
    <>
      {plan.through ? (
        <>
          <Routes
            points={scaled(plan.through)}
            radius={radius}
            pitch={scale.pitch}
            lines={only('rest')}
          />
          <Routes points={points} radius={radius} pitch={scale.pitch} lines={only('lit')} />
        </>
      ) : (
        <Routes points={points} radius={radius} pitch={scale.pitch} lines={states} />
      )}
      {noRail ? (
        <path
          d={route(points, { radius })}
          fill="none"
          stroke="var(--steel)"
          strokeWidth="3"
          strokeDasharray="0.1 9"
          strokeLinecap="round"
        />
      ) : null}
    </>
  );
}

/** Width of a drawing on this scale. */
export function widthOf(scale: Scale): number {
  return COLUMNS * scale.column;
}
