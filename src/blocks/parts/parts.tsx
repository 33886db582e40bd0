import { Fragment } from 'react';
import { Box } from '#ui/layout/box.tsx';
import type { Leg } from './course.ts';
import { Crossing } from './course-lines.tsx';
import { Part, type PartProps } from './part.tsx';
import { PartsIndex } from './parts-opening.tsx';

interface PartsProps {
  parts: readonly Omit<PartProps, 'leg'>[];
  /** How the lines pass each part, from `courseOf`. */
  course: readonly Leg[];
  /** Where and how the lines go on after the last part; by default they end with it. */
  onward?: Pick<Leg, 'enter' | 'states'>;
}

/**
 * The parts of a page with their index, and the bands in which the lines pass from one part to the
 * next.
 */
export function Parts({ parts, course, onward }: PartsProps) {
  return (
    <Box place="relative">
      <PartsIndex parts={parts.map(({ part }) => part)} />
      {parts.map((part, index) => {
        const leg = course[index];
        const next = course[index + 1] ?? onward;
        if (!leg) return null;
        return (
          <Fragment key={part.part.anchor}>
            <Part {...part} leg={leg} />
            {next ? (
              <Crossing
                from={leg}
                to={next}
                change={part.paper ? 'end' : 'start'}
                paper={part.paper && parts[index + 1]?.paper}
              />
            ) : null}
          </Fragment>
        );
      })}
    </Box>
  );
}
