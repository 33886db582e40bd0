import { type Rail, rails } from '#tariff/rails.ts';
import type { LineState } from './lines.tsx';

/** Something of each rail. */
export type Each<Value> = Readonly<Record<Rail, Value>>;

/** What `of` says of each rail. */
export const each = <Value>(of: (rail: Rail) => Value): Each<Value> =>
  Object.fromEntries(rails().map((rail) => [rail, of(rail)]));

/** Lit where a rail is concerned; the others at rest, or as is said. */
export const lit = (concerned: readonly Rail[], others: LineState = 'rest'): Each<LineState> =>
  each((rail) => (concerned.includes(rail) ? 'lit' : others));
