import type { StoryStation } from '../../content/schemas/about.ts';
import routes from '../../lines/routes.module.css';
import { RAIL_NAMES, RAILS } from '../../tariff/rails.ts';
import { Drawing } from '../../ui/drawing/drawing.tsx';
import { type Look, lookOf } from '../../ui/layout/look.ts';
import styles from './company.module.css';
import { axis, type Chapter, chapters, rooms } from './story.ts';

interface OverviewProps {
  stations: readonly StoryStation[];
  today: string;
}

const TOP = 52;
const PITCH = 48;

/** How far apart stops must be, in percent of the axis, and where they are drawn then. */
const ROOMS: readonly (Pick<Look, 'shown'> & { gap: number })[] = [
  { gap: 4 },
  { gap: 2.6, shown: 'tabletUp' },
  { gap: 1.6, shown: 'wide' },
];

const y = (index: number) => TOP + index * PITCH;

interface StopProps extends Pick<Chapter, 'first' | 'span' | 'state'>, Pick<Look, 'shown'> {
  x: string;
}

/** A capsule over the rails that a station stands on; what is only announced is hollow. */
function Stop({ first, span, state, x, shown }: StopProps) {
  // a line of no length would have no ends to be rounded
  const place = { x1: x, x2: x, y1: y(first), y2: y(first + span - 1) + 0.01 };
  return (
    <g className={lookOf({ shown })}>
      <line className={styles.stop} data-state={state} {...place} />
      {state === 'announced' ? <line className={styles.hole} {...place} /> : null}
    </g>
  );
}

/** The whole story at true scale: each rail begins on its day, the lamp stands today. Decorative. */
export function Overview({ stations, today }: OverviewProps) {
  const { at, years } = axis(stations);
  const x = (day: string) => `${at(day)}%`;
  const fits = rooms(
    stations,
    today,
    ROOMS.map(({ gap }) => gap),
  );
  const bottom = y(2) + 44;
  const rails = RAILS.flatMap((rail, index) => {
    const first = stations.find(({ line }) => line === rail);
    return first ? [{ rail, from: first.date, y: y(index) }] : [];
  });
  return (
    <Drawing size="least" tabular height={bottom + 30}>
      {years.map(({ year, x }) => (
        <g key={year}>
          <line stroke="var(--hair)" x1={`${x}%`} x2={`${x}%`} y1="0" y2={bottom} />
          {/* a phone has no room for a year that has only begun at the end of the axis */}
          <text
            className={lookOf({ shown: x > 91 ? 'tabletUp' : undefined })}
            fill="var(--mute)"
            x={`${x}%`}
            y={bottom + 22}
          >
            {year}
          </text>
        </g>
      ))}
      <line
        stroke="var(--steel)"
        strokeWidth="3"
        strokeDasharray="3 8"
        x1={x(stations[0]?.date ?? today)}
        x2={x(rails.find(({ rail }) => rail === 'sepa')?.from ?? today)}
        y1={y(1)}
        y2={y(1)}
      />
      {rails.map(({ rail, from, y }) => (
        <g key={rail}>
          <g className={routes.line} data-line={rail}>
            <line x1={x(from)} x2={x(today)} y1={y} y2={y} />
            {rail === 'swift' ? (
              <line className={routes.core} x1={x(from)} x2={x(today)} y1={y} y2={y} />
            ) : null}
          </g>
          <text fill="var(--text)" x={x(from)} y={rail === 'instant' ? y + 27 : y - 15}>
            {RAIL_NAMES[rail]}
          </text>
          <line className={routes.line} data-state="rest" x1={x(today)} x2="160%" y1={y} y2={y} />
        </g>
      ))}
      {chapters(stations).map((chapter) => {
        const room = ROOMS[fits.get(chapter.date) ?? -1];
        return room ? (
          <Stop key={chapter.date} {...chapter} x={x(chapter.date)} shown={room.shown} />
        ) : null;
      })}
      <line stroke="var(--edge-strong)" x1={x(today)} x2={x(today)} y1={TOP - 26} y2={bottom} />
      <circle className={styles.today} cx={x(today)} cy={y(2)} />
    </Drawing>
  );
}
