import type { Cover } from '../../../content/schemas/blog-page.ts';
import type { Spot } from '../../../lines/rings.tsx';
import type { Point } from '../../../lines/route.ts';
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

const LEFT = -COLUMNS;
const RIGHT = 2 * COLUMNS;
const HIGH = 2;

function level(stops: Stops, y: number, from: number, to: number): Spot[] {
  return spread(stops, from, to).map((x) => ({ x, y, along: 1 }));
}

/** Payments run through: a step up at the far end, or down at the near one. */
function through(stops: Stops): Plan {
  const low = 12;
  const rising = stops.length % 2 === 0;
  return rising
    ? {
        route: [
          [LEFT, low],
          [21, low],
          [21, HIGH],
          [RIGHT, HIGH],
        ],
        spots: level(stops, low, 2, 18),
        rows: low + 1,
      }
    : {
        route: [
          [LEFT, HIGH],
          [3, HIGH],
          [3, low],
          [RIGHT, low],
        ],
        spots: level(stops, low, 5, 21),
        rows: low + 1,
      };
}

/** An account is where the lines end: the last stop is the terminus. */
function terminus(stops: Stops): Plan {
  const turn = stops.length % 2 === 0 ? 6 : 3;
  const way: Point[] = [
    [LEFT, HIGH],
    [turn, HIGH],
    [turn, 12],
  ];
  return {
    route: [...way, [21, 12]],
    through: [...way, [RIGHT, 12]],
    spots: level(stops, 12, turn + 2, 21),
    rows: 13,
  };
}

/** A control is a detour that every payment takes. */
function detour(stops: Stops): Plan {
  return {
    route: [
      [LEFT, HIGH],
      [3, HIGH],
      [3, 13],
      [21, 13],
      [21, HIGH],
      [RIGHT, HIGH],
    ],
    spots: level(stops, 13, 5, 18),
    rows: 14,
  };
}

/** Request and answer: there on the upper level, back on the lower. */
function thereAndBack(stops: Stops): Plan {
  const out = Math.ceil(stops.length / 2);
  const even = (count: number, from: number, to: number) =>
    Array.from({ length: count }, (_, index) =>
      Math.round(from + (count > 1 ? (index / (count - 1)) * (to - from) : 0)),
    );
  return {
    route: [
      [LEFT, HIGH],
      [22, HIGH],
      [22, 14],
      [LEFT, 14],
    ],
    spots: [
      ...even(out, 2, 17).map((x): Spot => ({ x, y: HIGH, along: 1 })),
      ...even(stops.length - out, 17, 6).map((x): Spot => ({ x, y: 14, along: -1 })),
    ],
    rows: 15,
  };
}

/** One level for each stop: down for a check that sorts out, up for versions that follow. */
function stairs(stops: Stops, rising: boolean): Plan {
  const rise = stops.length > 4 ? 4 : 5;
  const tread = COLUMNS / stops.length;
  const lowest = HIGH + rise * (stops.length - 1);
  const heightOf = (index: number) => (rising ? lowest - rise * index : HIGH + rise * index);
  // Clear of the frame's edge, where the article's line leaves, as far as the first label has room.
  const first = stops.length > 4 ? 1 : 2;
  const edges = stops.slice(1).map((_, index) => Math.round(tread * (index + 1)));
  return {
    route: [
      [LEFT, heightOf(0)],
      ...edges.flatMap((x, index): Point[] => [
        [x, heightOf(index)],
        [x, heightOf(index + 1)],
      ]),
      [RIGHT, heightOf(stops.length - 1)],
    ],
    spots: stops.map((_, index) => ({
      x: index === 0 ? first : (edges[index - 1] as number) + 1,
      y: heightOf(index),
      along: 1,
    })),
    rows: lowest + 1,
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

const PLANS: Readonly<Record<Cover, (stops: Stops) => Plan>> = {
  through,
  terminus,
  detour,
  return: thereAndBack,
  descent: (stops) => stairs(stops, false),
  ascent: (stops) => stairs(stops, true),
};

/** The course of a post's cover: the figure is its topic's, the places are its own stops'. */
export function coverPlan(cover: Cover, stops: Stops): Plan {
  return PLANS[cover](stops);
}
