import type { Cover } from '#content/schemas/blog-page-schema.ts';
import type { Spot } from '#drawings/lines/rings.tsx';
import type { Point } from '#drawings/lines/route.ts';

/** The columns of a cover's grid. */
export const COLUMNS = 24;

/** Places stops at equal distances between `from` and `to`, on whole columns. */
export const placeStops = (count: number, from: number, to: number): number[] =>
  Array.from({ length: count }, (_, index) =>
    Math.round(from + (index / Math.max(count - 1, 1)) * (to - from)),
  );

/** A cover in grid units: 24 columns and `rows` rows. The lines run on beyond both sides. */
export interface Plan {
  readonly route: readonly Point[];
  /** The route of the lines at rest, where the main route ends inside the cover. */
  readonly through?: readonly Point[];
  readonly spots: readonly Spot[];
  readonly rows: number;
}

type Stops = readonly { readonly at: string; readonly label: string }[];

type Course = Omit<Plan, 'rows'>;

const LEFT = -COLUMNS;
const RIGHT = 2 * COLUMNS;
const HIGH = 2;

/**
 * A route from beyond the left edge at the given level; the turns are a column, a level, a column,
 * and so on.
 */
function way(level: number, ...turns: readonly number[]): Point[] {
  let [x, y] = [LEFT, level];
  const bends = turns.map((to, index): Point => {
    if (index % 2 === 0) x = to;
    else y = to;
    return [x, y];
  });
  return [[LEFT, level], ...bends];
}

function level(stops: Stops, y: number, from: number, to: number): Spot[] {
  return placeStops(stops.length, from, to).map((x) => ({ x, y, along: 1 }));
}

/**
 * The cover for payments: the line runs through, with a step up near the right edge or down near
 * the left.
 */
function through(stops: Stops): Course {
  const low = 12;
  return stops.length % 2 === 0
    ? { route: way(low, 21, HIGH, RIGHT), spots: level(stops, low, 2, 18) }
    : { route: way(HIGH, 3, low, RIGHT), spots: level(stops, low, 5, 21) };
}

/** The cover for accounts: the lit lines end at the last stop. */
function terminus(stops: Stops): Course {
  const turn = stops.length % 2 === 0 ? 6 : 3;
  return {
    route: way(HIGH, turn, 12, 21),
    through: way(HIGH, turn, 12, RIGHT),
    spots: level(stops, 12, turn + 2, 21),
  };
}

/** The cover for controls: a detour that every payment takes. */
function detour(stops: Stops): Course {
  return { route: way(HIGH, 3, 13, 21, HIGH, RIGHT), spots: level(stops, 13, 5, 18) };
}

/** The cover for requests and answers: out on the upper level, back on the lower. */
function roundTrip(stops: Stops): Course {
  const low = 14;
  const out = Math.ceil(stops.length / 2);
  return {
    route: way(HIGH, 22, low, LEFT),
    spots: [
      ...placeStops(out, 2, 17).map((x): Spot => ({ x, y: HIGH, along: 1 })),
      ...placeStops(stops.length - out, 17, 6).map((x): Spot => ({ x, y: low, along: -1 })),
    ],
  };
}

/**
 * A level for each stop: descending for checks that sort out, ascending for successive versions.
 */
function stairs(stops: Stops, rising: boolean): Course {
  const rise = stops.length > 4 ? 4 : 5;
  const tread = COLUMNS / stops.length;
  const lowest = HIGH + rise * (stops.length - 1);
  const heightOf = (index: number) => (rising ? lowest - rise * index : HIGH + rise * index);
  // Away from the frame's edge, where the article's line leaves, but near enough that the first
  // label fits.
  const first = stops.length > 4 ? 1 : 2;
  const edges = stops.slice(1).map((_, index) => Math.round(tread * (index + 1)));
  const steps = edges.flatMap((x, index) => [x, heightOf(index + 1)]);
  const columns = [first, ...edges.map((edge) => edge + 1)];
  return {
    route: way(heightOf(0), ...steps, RIGHT),
    spots: columns.map((x, index) => ({ x, y: heightOf(index), along: 1 })),
  };
}

/** The lowest level (the largest y) at which a route crosses the left edge of its cover. */
export function lowestAtEdge(route: readonly Point[]): number {
  const levels = route.slice(1).flatMap(([x, y], index) => {
    const [px, py] = route[index] as Point;
    return y === py && Math.min(x, px) <= 0 && Math.max(x, px) >= 0 ? [y] : [];
  });
  return Math.max(...levels);
}

const COURSES: Readonly<Record<Cover, (stops: Stops) => Course>> = {
  through,
  terminus,
  detour,
  return: roundTrip,
  descent: (stops) => stairs(stops, false),
  ascent: (stops) => stairs(stops, true),
};

/**
 * The plan of a post's cover: the topic decides the shape, the number of stops decides the positions.
 */
export function coverPlan(cover: Cover, stops: Stops): Plan {
  const course = COURSES[cover](stops);
  return { ...course, rows: Math.max(...course.route.map(([, y]) => y)) + 1 };
}
