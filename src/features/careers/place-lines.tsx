import { clsx } from 'clsx';
import layout from '../../ui/layout/layout.module.css';
import { PLACE_IDS } from './board.ts';
import styles from './careers.module.css';

const IDS = Object.values(PLACE_IDS);
/** Where the lines stand: the middles of the thirds of the drawing. */
const AT = ['16.667%', '50%', '83.333%'];

/**
 * The lines of the three places behind a part of the page; parts stand edge to edge, so they join.
 * `enter` brings them in from the right edge of the page, `straight` runs down.
 */
export function PlaceLines({ shape = 'straight' }: { shape?: 'enter' | 'straight' }) {
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
      {IDS.map((id, index) => (
        <g key={id} data-lane={id}>
          <svg x={AT[index]} overflow="visible" aria-hidden="true">
            <line y1={enter ? 60 + index * 22 : 0} y2="100%" />
            {enter ? <path d={`M0 ${60 + index * 22}a40 40 0 0 1 40-40H3000`} /> : null}
          </svg>
        </g>
      ))}
    </svg>
  );
}

/** A line's way from one place of the page's width to another, in pixels only where it bends. */
function Part({ from, to, y }: { from: number; to: number; y: number }) {
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
        <path d={`M40 ${y}a40 40 0 0 0-40 40V160`} />
      </svg>
    </>
  );
}

/** The lines part, each to a third of the page. */
export function Parting() {
  return (
    <svg
      className={layout.noPhone}
      width="100%"
      height="146"
      overflow="visible"
      fill="none"
      stroke="var(--steel)"
      strokeWidth="3"
      aria-hidden="true"
    >
      {IDS.map((id, index) => (
        <g key={id} data-lane={id}>
          <Part
            from={200 / 3 + (index * 2 + 1) * (100 / 18)}
            to={index * (100 / 3)}
            y={42.5 + index * 22}
          />
        </g>
      ))}
    </svg>
  );
}

/** On a phone the strip loses a line at each place: those still to come run on, its own ends. */
export function PlaceStrip({ place }: { place: number }) {
  return (
    <svg
      className={clsx(styles.lanes, layout.phoneOnly)}
      stroke="var(--steel)"
      strokeWidth="3"
      aria-hidden="true"
    >
      {IDS.map((id, index) =>
        index < place ? null : (
          <g key={id} data-lane={id}>
            <line x1={AT[index]} x2={AT[index]} y2={index === place ? 16 : '100%'} />
          </g>
        ),
      )}
    </svg>
  );
}
