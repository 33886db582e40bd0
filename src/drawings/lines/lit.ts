import { type Rail, rails } from '#tariff/rails.ts';
import type { LineState } from './lines.tsx';

/** A value for each rail. */
export type Each<Value> = Readonly<Record<Rail, Value>>;

/** The result of `of` for each rail. */
export const each = <Value>(of: (rail: Rail) => Value): Each<Value> =>
  Object.fromEntries(rails().map((rail) => [rail, of(rail)]));

/** The concerned rails lit, the others in the state `others`. */
export const lit = (concerned: readonly Rail[], others: LineState = 'rest'): Each<LineState> =>
  each((rail) => (concerned.includes(rail) ? 'lit' : others));
