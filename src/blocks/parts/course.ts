import type { LineState } from '#drawings/lines/lines.tsx';
import { type Each, each, lit } from '#drawings/lines/lit.ts';
import { rails as all, type Rail } from '#tariff/rails.ts';

/** A side of the frame that a line runs down. */
export type Side = 'left' | 'right';

/** The side of each line. */
export type Sides = Each<Side>;

/** Which lines are in use; the others pass through unlit. */
export type States = Each<LineState>;

/** What a part's drawing asks of the lines. */
export interface Asked {
  /** The side on which they pass it. */
  side?: Side | undefined;
  /** The lines in use come in on the left, run through the drawing and leave on the right. */
  turns?: boolean | undefined;
}

/** How the lines pass one part. */
export interface Leg {
  readonly enter: Side;
  readonly leave: Sides;
  readonly states: States;
  readonly turns: boolean;
}

/** All lines on one side. */
export const allOn = (side: Side): Sides => each(() => side);

/** How the lines pass the parts of a page, one after the other: they begin on the right. */
export function courseOf(
  parts: readonly { readonly rails: readonly Rail[]; readonly asked: Asked }[],
): Leg[] {
  let last: Side = 'right';
  return parts.map(({ rails, asked: { side, turns = false } }) => {
    const states = lit(rails);
    const enter = turns ? 'left' : (side ?? last);
    const leave = each((rail) => (turns && states[rail] === 'lit' ? 'right' : enter));
    last = turns ? 'right' : enter;
    return { enter, leave, states, turns };
  });
}

/** Neighbouring lines of one side whose state changes: the first of them, and how many. */
interface Change {
  readonly side: Side;
  readonly first: number;
  readonly span: number;
}

/** Where lines change their state between two parts: a ring or capsule each. */
export function changesOf(sides: Sides, from: States, to: States): Change[] {
  const changes: Change[] = [];
  all().forEach((rail, index) => {
    const side = sides[rail];
    if (!side || from[rail] === to[rail]) return;
    const last = changes.at(-1);
    if (last && last.side === side && last.first + last.span === index) {
      changes[changes.length - 1] = { ...last, span: last.span + 1 };
    } else {
      changes.push({ side, first: index, span: 1 });
    }
  });
  return changes;
}
