import type { Cover } from '#content/schemas/blog-page-schema.ts';
import type { Spot } from '#drawings/lines/rings.tsx';
import type { Point } from '#drawings/lines/route.ts';
import { COLUMNS, spread } from './spread.ts';

/** A cover in grid units: 24 columns, `rows` rows. Beyond them the lines run off. */
export interface Plan {
  readonly route: readonly Point[];
  /** Where the route ends: the way of the lines at rest, which pass through. */
  readonly through?: readonly Point[];
  readonly spots: readonly Spot[];
  readonly rows: number;
}

type Stops = readonly { readonly at: string; readonly label: string }[];

type Course = Omit<Plan, 'rows'>;

const LEFT = -COLUMNS;
const RIGHT = 2 * COLUMNS;
const HIGH = 2;

/** From beyond the left edge at a level: to a column, to a level, to a column, and so on. */
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
  return spread(stops, from, to).map((x) => ({ x, y, along: 1 }));
}

/** Payments run through: a step up at the far end, or down at the near one. */
function through(stops: Stops): Course {
  const low = 12;
  return stops.length % 2 === 0
    ? { route: way(low, 21, HIGH, RIGHT), spots: level(stops, low, 2, 18) }
    : { route: way(HIGH, 3, low, RIGHT), spots: level(stops, low, 5, 21) };
}

/** An account is where the lines end: the last stop is the terminus. */
function terminus(stops: Stops): Course {
  const turn = stops.length % 2 === 0 ? 6 : 3;
  return {
    route: way(HIGH, turn, 12, 21),
    through: way(HIGH, turn, 12, RIGHT),
    spots: level(stops, 12, turn + 2, 21),
  };
}

/** A control is a detour that every payment takes. */
function detour(stops: Stops): Course {
  return { route: way(HIGH, 3, 13, 21, HIGH, RIGHT), spots: level(stops, 13, 5, 18) };
}

/** Request and answer: there on the upper level, back on the lower. */
function thereAndBack(stops: Stops): Course {
  const low = 14;
  const out = Math.ceil(stops.length / 2);
  const even = (count: number, from: number, to: number) =>
    Array.from({ length: count }, (_, index) =>
      Math.round(from + (count > 1 ? (index / (count - 1)) * (to - from) : 0)),
    );
  return {
    route: way(HIGH, 22, low, LEFT),
    spots: [
      ...even(out, 2, 17).map((x): Spot => ({ x, y: HIGH, along: 1 })),
      ...even(stops.length - out, 17, 6).map((x): Spot => ({ x, y: low, along: -1 })),
    ],
  };
}

/** One level for each stop: down for a check that sorts out, up for versions that follow. */
function stairs(stops: Stops, rising: boolean): Course {
  const rise = stops.length > 4 ? 4 : 5;
  const tread = COLUMNS / stops.length;
  const lowest = HIGH + rise * (stops.length - 1);
  const heightOf = (index: number) => (rising ? lowest - rise * index : HIGH + rise * index);
  // Clear of the frame's edge, where the article's line leaves, as far as the first label has room.
  const first = stops.length > 4 ? 1 : 2;
  const edges = stops.slice(1).map((_, index) => Math.round(tread * (index + 1)));
  const steps = edges.flatMap((x, index) => [x, heightOf(index + 1)]);
  const columns = [first, ...edges.map((edge) => edge + 1)];
  return {
    route: way(heightOf(0), ...steps, RIGHT),
    spots: columns.map((x, index) => ({ x, y: heightOf(index), along: 1 })),
  };
}

/** The lowest level on which a route passes the left edge of its picture. */
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
  return: thereAndBack,
  descent: (stops) => stairs(stops, false),
  ascent: (stops) => stairs(stops, true),
};

/** The course of a post's cover: the figure is its topic's, the places are its own stops'. */
export function coverPlan(cover: Cover, stops: Stops): Plan {
  const course = COURSES[cover](stops);
  return { ...course, rows: Math.max(...course.route.map(([, y]) => y)) + 1 };
}
