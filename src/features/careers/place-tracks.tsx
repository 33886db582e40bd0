import { clsx } from 'clsx';
import { At } from '#ui/drawing/at.tsx';
import { Drawing } from '#ui/drawing/drawing.tsx';
import styles from './careers.module.css';

/** How far apart the tracks turn, in pixels. */
const STEP = 22;
const STROKE = { fill: 'none', stroke: 'var(--steel)', strokeWidth: 3 } as const;

/** The tracks in their order, each in the middle of its equal part of the drawing. */
function lanes(places: number) {
  return Array.from({ length: places }, (_, index) => ({
    index,
    lane: index + 1,
    at: `${Number((((index + 0.5) / places) * 100).toFixed(3))}%`,
  }));
}

interface PlaceTracksProps {
  /** How many there are. */
  places: number;
  shape?: 'enter' | 'straight';
  /** No part above brings them in on a phone: they come out of the ground there. */
  begin?: boolean;
}

/**
 * The tracks of the places behind a part of the page; parts stand edge to edge, so they join.
 * `enter` brings them in from the right edge of the page, `straight` runs down.
 */
export function PlaceTracks({ places, shape = 'straight', begin = false }: PlaceTracksProps) {
  const enter = shape === 'enter';
  return (
    <Drawing
      shown={enter ? 'tabletUp' : undefined}
      className={clsx(styles.lanes, begin && styles.begin)}
      {...STROKE}
    >
      {lanes(places).map(({ index, lane, at }) => (
        <At key={lane} x={at} data-lane={lane}>
          <line y1={enter ? 60 + index * STEP : 0} y2="100%" />
          {enter ? <path d={`M0 ${60 + index * STEP}a40 40 0 0 1 40-40H3000`} /> : null}
        </At>
      ))}
    </Drawing>
  );
}

/** The tracks part, each to its equal part of the page's width, in pixels only where it bends. */
export function Parting({ places }: { places: number }) {
  const height = 80 + places * STEP;
  return (
    <Drawing shown="tabletUp" height={height} {...STROKE}>
      {lanes(places).map(({ index, lane }) => {
        const from = 200 / 3 + ((index * 2 + 1) / places) * (100 / 6);
        const to = (index / places) * 100;
        const middle = `${(from + to) / 2}%`;
        const y = 42.5 + index * STEP;
        return (
          <g key={lane} data-lane={lane}>
            <At x={`${from}%`}>
              <path d={`M0-1V${y - 40}a40 40 0 0 1-40 40`} />
            </At>
            <At x="-40">
              <line x1={middle} x2={`${from}%`} y1={y} y2={y} />
            </At>
            <At x="40">
              <line x1={`${to}%`} x2={middle} y1={y} y2={y} />
            </At>
            <At x={`${to}%`}>
              <path d={`M40 ${y}a40 40 0 0 0-40 40V${height + 14}`} />
            </At>
          </g>
        );
      })}
    </Drawing>
  );
}

/** On a phone the strip loses a track at each place: those still to come run on, its own ends. */
export function PlaceStrip({ place, places }: { place: number; places: number }) {
  return (
    <Drawing shown="phone" className={styles.lanes} {...STROKE}>
      {lanes(places)
        .slice(place)
        .map(({ index, lane, at }) => (
          <g key={lane} data-lane={lane}>
            <line x1={at} x2={at} y2={index === place ? 16 : '100%'} />
          </g>
        ))}
    </Drawing>
  );
}
