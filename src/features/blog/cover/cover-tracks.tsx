import { type ByRail, byRail, litStates } from '#drawings/lines/by-rail.ts';
import type { LineState } from '#drawings/lines/lines.tsx';
import { type Point, route } from '#drawings/lines/route.ts';
import { Routes } from '#drawings/lines/routes.tsx';
import { rails as all, type Rail } from '#tariff/rails.ts';
import type { Plan } from './plan.ts';

/**
 * The size of a grid unit, the distance between tracks and the radius of their bends, in a
 * drawing's units.
 */
export interface Scale {
  readonly column: number;
  readonly row: number;
  readonly pitch: number;
  readonly radius: number;
}

/**
 * The state of each line: lit for the post's rails. A post about none has all at rest but the
 * middle one, which a dotted line replaces.
 */
export function statesOf(rails: readonly Rail[]): ByRail<LineState> {
  const middle = all()[Math.floor((all().length - 1) / 2)];
  return rails.length === 0
    ? byRail((rail) => (rail === middle ? 'none' : 'rest'))
    : litStates(rails);
}

/** The largest radius, up to `most`, at which adjacent bends do not overlap. */
function fittingRadius(points: readonly Point[], most: number): number {
  const lengths = points.slice(1).map(([x, y], index) => {
    const [px, py] = points[index] as Point;
    return Math.abs(x - px) + Math.abs(y - py);
  });
  return Math.min(most, ...lengths.map((length) => length / 2));
}

interface CoverTracksProps {
  plan: Plan;
  rails: readonly Rail[];
  scale: Scale;
}

/**
 * The tracks of a cover; where the lit ones end before the edge, those at rest run through below
 * them.
 */
export function CoverTracks({ plan, rails, scale }: CoverTracksProps) {
  const scaled = (way: Plan['route']) =>
    way.map(([x, y]): Point => [x * scale.column, y * scale.row]);
  const points = scaled(plan.route);
  const radius = fittingRadius(points, scale.radius);
  const states = statesOf(rails);
  const only = (kept: LineState) => byRail((name) => (states[name] === kept ? kept : 'none'));
  const drawn = { radius, pitch: scale.pitch };
  return (
    <>
      {plan.through ? (
        <Routes {...drawn} points={scaled(plan.through)} lines={only('rest')} />
      ) : null}
      <Routes {...drawn} points={points} lines={plan.through ? only('lit') : states} />
      {rails.length === 0 ? (
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
