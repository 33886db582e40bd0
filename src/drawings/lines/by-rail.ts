import { type Rail, rails } from '#tariff/rails.ts';
import type { LineState } from './lines.tsx';

/** A value for each rail. */
export type ByRail<Value> = Readonly<Record<Rail, Value>>;

/** The result of `of` for each rail. */
export const byRail = <Value>(of: (rail: Rail) => Value): ByRail<Value> =>
  Object.fromEntries(rails().map((rail) => [rail, of(rail)]));

/** The concerned rails lit, the others in the state `others`. */
export const litStates = (
  concerned: readonly Rail[],
  others: LineState = 'rest',
): ByRail<LineState> => byRail((rail) => (concerned.includes(rail) ? 'lit' : others));
