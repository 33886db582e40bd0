import { type ByRail, byRail, litStates } from '#drawings/lines/by-rail.ts';
import { lineSpans } from '#drawings/lines/line-spans.ts';
import type { LineState } from '#drawings/lines/lines.tsx';
import { rails as all, type Rail } from '#tariff/rails.ts';

/** The side of the frame on which a line runs. */
export type Side = 'left' | 'right';

/** The side of each line. */
export type LineSides = ByRail<Side>;

/** The state of each line: lit if the part uses the rail, otherwise at rest. */
export type LineStates = ByRail<LineState>;

/** How the lines are to pass a part, because of its drawing. */
export interface CourseOptions {
  /** The side on which they pass. */
  side?: Side | undefined;
  /** The lines in use enter on the left, run through the drawing and leave on the right. */
  turns?: boolean | undefined;
}

/** How the lines pass one part. */
export interface Leg {
  readonly enter: Side;
  readonly leave: LineSides;
  readonly states: LineStates;
  readonly turns: boolean;
}

/** All lines on one side. */
export const allOn = (side: Side): LineSides => byRail(() => side);

/** How the lines pass the parts of a page in turn; they start on the right. */
export function courseOf(
  parts: readonly { readonly rails: readonly Rail[]; readonly asked: CourseOptions }[],
): Leg[] {
  let last: Side = 'right';
  return parts.map(({ rails, asked: { side, turns = false } }) => {
    const states = litStates(rails);
    const enter = turns ? 'left' : (side ?? last);
    const leave = byRail((rail) => (turns && states[rail] === 'lit' ? 'right' : enter));
    last = turns ? 'right' : enter;
    return { enter, leave, states, turns };
  });
}

/** The changes of state between two parts, by side; each is drawn as a ring or capsule. */
export const changesOf = (sides: LineSides, from: LineStates, to: LineStates) =>
  (['left', 'right'] as const).flatMap((side) => {
    const changed = all().filter((rail) => sides[rail] === side && from[rail] !== to[rail]);
    return changed.length > 0 ? lineSpans(changed).map((span) => ({ side, ...span })) : [];
  });
