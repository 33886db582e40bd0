import { clsx } from 'clsx';
import { byRail } from '#drawings/lines/by-rail.ts';
import { Lines } from '#drawings/lines/lines.tsx';
import { Station } from '#drawings/lines/station.tsx';
import type { Rail } from '#tariff/rails.ts';
import { Frame, Section } from '#ui/section/section.tsx';
import { allOn, changesOf, type Leg, type LineSides, type LineStates } from './course.ts';
import styles from './course-lines.module.css';

/** The states of the lines for which `holds` is true; the others are not drawn. */
const only = (states: LineStates, holds: (rail: Rail) => boolean): LineStates =>
  byRail((rail) => (holds(rail) && states[rail]) || 'none');

const isDrawn = (lines: LineStates) => Object.values(lines).some((state) => state !== 'none');

/** The lines straight down, each on its side. */
export function StraightLines({ sides, states }: { sides: LineSides; states: LineStates }) {
  return (['left', 'right'] as const).map((side) => {
    const lines = only(states, (rail) => sides[rail] === side);
    return isDrawn(lines) ? <Lines key={side} light from={side} lines={lines} /> : null;
  });
}

/**
 * The lines behind a drawing that they run through: those in use cross it, the others pass on the
 * left.
 */
export function LanesThrough({ leg: { leave, states } }: { leg: Leg }) {
  const passing = only(states, (rail) => leave[rail] === 'left');
  return (
    <>
      {isDrawn(passing) ? <Lines lines={passing} /> : null}
      <Lines
        shape="lanes"
        to="right"
        lines={only(states, (rail) => leave[rail] === 'right')}
        className={styles.lanes}
      />
    </>
  );
}

interface CrossingProps {
  from: Leg;
  to: Pick<Leg, 'enter' | 'states'>;
  /** At which end of the band the lines change state; `end` after a part on a light surface. */
  change?: 'start' | 'end';
  /** The band is between two parts on a light surface. */
  paper?: boolean | undefined;
}

/** The band between two parts, in which lines change sides and, under a ring, their state. */
export function Crossing({ from, to, change = 'start', paper }: CrossingProps) {
  const states = change === 'start' ? to.states : from.states;
  const straight = only(states, (rail) => from.leave[rail] === to.enter);
  const turning = only(states, (rail) => from.leave[rail] !== to.enter);
  const sides = change === 'start' ? from.leave : allOn(to.enter);
  return (
    <Section paper={paper}>
      <Frame className={clsx(styles.crossing, isDrawn(turning) && styles.turning)}>
        {isDrawn(straight) ? <Lines from={to.enter} lines={straight} /> : null}
        {isDrawn(turning) ? (
          <Lines from={to.enter === 'left' ? 'right' : 'left'} to={to.enter} lines={turning} />
        ) : null}
        {changesOf(sides, from.states, to.states).map(({ side, first, span }) => (
          <Station
            key={`${side}${first}`}
            rail={first}
            span={span}
            className={clsx(
              styles.change,
              side === 'right' && styles.right,
              change === 'end' && styles.atEnd,
            )}
          />
        ))}
      </Frame>
    </Section>
  );
}
