import { clsx } from 'clsx';
import { Box } from '../../ui/layout/box.tsx';
import { lookOf } from '../../ui/layout/look.ts';
import styles from './journey.module.css';
import type { JourneyStop, Tick } from './journey.ts';

interface DayLineProps {
  place: JourneyStop | Tick;
  /** The day of the offer. */
  last: number;
}

const FAR = 3000;

/** A day's piece of the winding line: straight, over the weekend, or on, unlit, after the offer. */
export function DayLine({ place: { day, week, column, ...stop }, last }: DayLineProps) {
  const left = week % 2 === 0;
  const friday = day % 5 === 4 && day !== last;
  const monday = day % 5 === 0 && day > 0;
  const lit = day < last ? day === 0 || !(friday || monday) : left && !monday;
  return (
    <>
      {friday ? (
        <Box.i shown="tabletUp" className={clsx(styles.weekend, left && styles.left)} />
      ) : null}
      <svg
        className={lookOf({ place: 'cover', shown: 'tabletUp' })}
        width="100%"
        height="100%"
        overflow="visible"
        stroke="var(--bone)"
        strokeWidth="4"
        pointerEvents="none"
        aria-hidden="true"
      >
        <svg y="38" overflow="visible" aria-hidden="true">
          {lit ? <line x1={day === 0 ? -FAR : -1} x2="100%" /> : null}
          {day === last ? (
            <line x1={left ? -FAR : 18} x2={left ? 0 : FAR} stroke="var(--rest)" />
          ) : null}
          {'title' in stop ? null : <line x1="9" x2="9" y1="-6" y2="6" strokeWidth="3" />}
        </svg>
        {friday ? (
          <svg x={left ? '0%' : '100%'} y="100%" overflow="visible" aria-hidden="true">
            <text
              className={left ? styles.before : undefined}
              textAnchor={left ? 'start' : 'end'}
              x={left ? 16 : -16}
              y="-24"
              fontSize="13"
              fill="var(--mute)"
              stroke="none"
            >
              weekend
            </text>
          </svg>
        ) : null}
      </svg>
    </>
  );
}
