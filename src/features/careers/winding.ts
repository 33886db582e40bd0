import type { Position } from '#content/queries/careers-query.ts';

type Step = Position['steps'][number];

const WEEK = 5;

/** A working day between application and offer, with its place on the winding track. */
export interface WorkingDay {
  readonly day: number;
  /** The working week, from 1; odd weeks run to the right, even ones to the left. */
  readonly week: number;
  /** The column, counted from the left. */
  readonly column: 1 | 2 | 3 | 4 | 5;
  /** The number of columns, its own included, up to the next step or the right edge. */
  readonly room: number;
  /** The step on this day; most days have none. */
  readonly step: Step | undefined;
}

function placeOf(day: number) {
  const week = Math.floor(day / WEEK) + 1;
  const inWeek = day % WEEK;
  const column = week % 2 === 1 ? inWeek + 1 : WEEK - inWeek;
  return { week, column: column as WorkingDay['column'] };
}

/**
 * Lays the steps out over weeks of five working days, from day 0 to the last step. A day with
 * several steps appears once for each.
 */
export function layOutSteps(steps: readonly Step[]): WorkingDay[] {
  const last = Math.max(...steps.map(({ day }) => day));
  const days = Array.from({ length: last + 1 }, (_, day) => day).flatMap((day) => {
    const here = steps.filter((step) => step.day === day);
    const stops = here.length > 0 ? here : [undefined];
    return stops.map((step) => ({ day, ...placeOf(day), step }));
  });
  return days.map((own) => {
    const right = days.filter(
      ({ week, column, step }) => step && week === own.week && column > own.column,
    );
    const end = Math.min(...right.map(({ column }) => column), WEEK + 1);
    return { ...own, room: end - own.column };
  });
}
