import type { Position } from '#content/queries/careers-query.ts';

type Step = Position['steps'][number];

const WEEK = 5;

/** A working day between application and offer, with its place on the winding track. */
export interface WorkingDay {
  readonly day: number;
  /** Its working week, from 1; weeks run to the right and to the left in turn. */
  readonly week: number;
  /** Its place from the left. */
  readonly column: 1 | 2 | 3 | 4 | 5;
  /** How many columns a text may take before the next stop or the edge. */
  readonly room: number;
  /** What happens on it; most days pass without a stop. */
  readonly step: Step | undefined;
}

function placeOf(day: number) {
  const week = Math.floor(day / WEEK) + 1;
  const inWeek = day % WEEK;
  const column = week % 2 === 1 ? inWeek + 1 : WEEK - inWeek;
  return { week, column: column as WorkingDay['column'] };
}

/** Lays the steps out over working weeks of five days, up to the last step; day 0 is the first. */
export function wind(steps: readonly Step[]): WorkingDay[] {
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
