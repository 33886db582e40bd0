import type { PositionEntry } from '../../content/queries/careers.ts';

type Step = PositionEntry['data']['steps'][number];

const WEEK = 5;

/** A stop of the route from application to offer, with its place on the winding line. */
export interface JourneyStop extends Step {
  /** The working week it falls into, from 1; weeks run to the right and to the left in turn. */
  readonly week: number;
  /** Its place from the left, from 1. */
  readonly column: number;
  /** How many columns its text may take before the next stop or the edge. */
  readonly room: number;
}

/** A working day without a stop. */
export interface Tick {
  readonly day: number;
  readonly week: number;
  readonly column: number;
}

export interface Journey {
  readonly stops: readonly JourneyStop[];
  readonly ticks: readonly Tick[];
  readonly weeks: number;
  readonly days: number;
}

function placeOf(day: number): { week: number; column: number } {
  const week = Math.floor(day / WEEK) + 1;
  const inWeek = day % WEEK;
  return { week, column: week % 2 === 1 ? inWeek + 1 : WEEK - inWeek };
}

/** Lays the steps out over working weeks of five days, day 0 the first of the first week. */
export function journey(steps: readonly Step[]): Journey {
  const sorted = [...steps].sort((a, b) => a.day - b.day);
  const days = sorted.at(-1)?.day ?? 0;
  const taken = sorted.map(({ day }) => placeOf(day));
  const stops = sorted.map((step): JourneyStop => {
    const place = placeOf(step.day);
    const right = taken
      .filter(({ week, column }) => week === place.week && column > place.column)
      .map(({ column }) => column);
    return {
      ...step,
      ...place,
      room: Math.min(...right, WEEK + 1) - place.column,
    };
  });
  const ticks = Array.from({ length: days + 1 }, (_, day) => ({ day, ...placeOf(day) })).filter(
    ({ day }) => !sorted.some((step) => step.day === day),
  );
  return { stops, ticks, weeks: placeOf(days).week, days };
}
