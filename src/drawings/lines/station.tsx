import { type Rail, rails } from '#tariff/rails.ts';
import { type Look, partLook } from '#ui/layout/look.ts';
import { lineSpans } from './line-spans.ts';
import styles from './station.module.css';

/**
 * The meaning of a stop: `ring` a stop made or a right granted, `done` past, `now` the lit lamp,
 * `announced` still to come, `dotted` without a rail (a person, a login), `invalid` rejected.
 */
export type StationState = 'ring' | 'done' | 'now' | 'announced' | 'dotted' | 'invalid';

interface StationProps extends Look {
  state?: StationState;
  /** How many lines a capsule spans; 1 is a ring, `all` an interchange of every rail. */
  span?: number | 'all';
  /**
   * Index of the first line that the station is placed on, from 0 (`lineSpans`), beside an entry. The
   * entry is positioned and sets where the lines run (`--rail`, on a phone the strip's position)
   * and the distance from its top to the middle of the ring (`--level`).
   */
  rail?: number;
}

/** A ring on a line, or a capsule across several. Decorative: the text beside it carries the meaning. */
export function Station({ state = 'ring', span = 1, rail, ...look }: StationProps) {
  return (
    <i
      {...partLook(look, styles.station)}
      data-station={state}
      data-span={span === 'all' ? rails().length : span}
      data-rail={rail}
      aria-hidden="true"
    />
  );
}

/** An entry's rings and capsules on the rails that it concerns; a dotted ring if it concerns none. */
export function RailStops({
  rails: concerned,
  state: own = 'ring',
  ...look
}: Look & { rails: readonly Rail[]; state?: StationState | undefined }) {
  const state = concerned.length === 0 ? 'dotted' : own;
  return lineSpans(concerned).map(({ first, span }) => (
    <Station key={first} state={state} rail={first} span={span} {...look} />
  ));
}
