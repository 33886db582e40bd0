import { clsx } from 'clsx';
import layout from '../../ui/layout/layout.module.css';
import styles from './careers.module.css';

/** How far apart the lines turn, in pixels. */
const STEP = 22;

/** The lines in their order, each in the middle of its equal part of the drawing. */
function lanes(places: number) {
  return Array.from({ length: places }, (_, index) => ({
    index,
    lane: index + 1,
    at: `${Number((((index + 0.5) / places) * 100).toFixed(3))}%`,
  }));
}

interface PlaceLinesProps {
  /** How many there are. */
  places: number;
  shape?: 'enter' | 'straight';
}

/**
 * The lines of the places behind a part of the page; parts stand edge to edge, so they join.
 * `enter` brings them in from the right edge of the page, `straight` runs down.
 */
export function PlaceLines({ places, shape = 'straight' }: PlaceLinesProps) {
  const enter = shape === 'enter';
  return (
    <svg
      className={clsx(styles.lanes, enter && layout.noPhone)}
      overflow="visible"
      fill="none"
      stroke="var(--steel)"
      strokeWidth="3"
      aria-hidden="true"
    >
      {lanes(places).map(({ index, lane, at }) => (
        <g key={lane} data-lane={lane}>
          <svg x={at} overflow="visible" aria-hidden="true">
            <line y1={enter ? 60 + index * STEP : 0} y2="100%" />
            {enter ? <path d={`M0 ${60 + index * STEP}a40 40 0 0 1 40-40H3000`} /> : null}
          </svg>
        </g>
      ))}
    </svg>
  );
}

/** A line's way from one place of the page's width to another, in pixels only where it bends. */
function Part({ from, to, y, end }: { from: number; to: number; y: number; end: number }) {
  const middle = `${(from + to) / 2}%`;
  return (
    <>
      <svg x={`${from}%`} overflow="visible" aria-hidden="true">
        <path d={`M0-1V${y - 40}a40 40 0 0 1-40 40`} />
      </svg>
      <svg x="-40" overflow="visible" aria-hidden="true">
        <line x1={middle} x2={`${from}%`} y1={y} y2={y} />
      </svg>
      <svg x="40" overflow="visible" aria-hidden="true">
        <line x1={`${to}%`} x2={middle} y1={y} y2={y} />
      </svg>
      <svg x={`${to}%`} overflow="visible" aria-hidden="true">
        <path d={`M40 ${y}a40 40 0 0 0-40 40V${end}`} />
      </svg>
    </>
  );
}

/** The lines part, each to its equal part of the page's width. */
export function Parting({ places }: { places: number }) {
  const height = 80 + places * STEP;
  return (
    <svg
      className={layout.noPhone}
      width="100%"
      height={height}
      overflow="visible"
      fill="none"
      stroke="var(--steel)"
      strokeWidth="3"
      aria-hidden="true"
    >
      {lanes(places).map(({ index, lane }) => (
        <g key={lane} data-lane={lane}>
          <Part
            from={200 / 3 + ((index * 2 + 1) / places) * (100 / 6)}
            to={(index / places) * 100}
            y={42.5 + index * STEP}
            end={height + 14}
          />
        </g>
      ))}
    </svg>
  );
}

/** On a phone the strip loses a line at each place: those still to come run on, its own ends. */
export function PlaceStrip({ place, places }: { place: number; places: number }) {
  return (
    <svg
      className={clsx(styles.lanes, layout.phoneOnly)}
      stroke="var(--steel)"
      strokeWidth="3"
      aria-hidden="true"
    >
      {lanes(places).map(({ index, lane, at }) =>
        index < place ? null : (
          <g key={lane} data-lane={lane}>
            <line x1={at} x2={at} y2={index === place ? 16 : '100%'} />
          </g>
        ),
      )}
    </svg>
  );
}
