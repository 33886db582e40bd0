import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { StoryStation } from '../../content/schemas/about.ts';
import routes from '../../lines/routes.module.css';
import text from '../../ui/text/text.module.css';
import { axis, chapters } from './story.ts';

interface OverviewProps {
  stations: readonly StoryStation[];
  today: string;
}

const RAILS = ['swift', 'sepa', 'instant'] as const;
const NAMES = { swift: 'SWIFT', sepa: 'SEPA', instant: 'SEPA Instant' } as const;
const TOP = 52;
const PITCH = 48;

/** What is drawn in pixels about one day of the axis. */
function On({ day, children }: { day: string; children: ReactNode }) {
  return (
    <svg x={day} overflow="visible" aria-hidden="true">
      {children}
    </svg>
  );
}

/** The whole story at true scale: each rail begins on its day, the lamp stands today. Decorative. */
export function Overview({ stations, today }: OverviewProps) {
  const { at, years } = axis(stations);
  const x = (day: string) => `${at(day)}%`;
  const y = (index: number) => TOP + index * PITCH;
  const bottom = y(2) + 44;
  const rails = RAILS.flatMap((rail, index) => {
    const first = stations.find(({ line }) => line === rail);
    return first ? [{ rail, from: first.date, y: y(index) }] : [];
  });
  return (
    <svg
      className={clsx(text.least, text.tabular)}
      width="100%"
      height={bottom + 30}
      overflow="visible"
      aria-hidden="true"
    >
      {years.map(({ year, x }) => (
        <g key={year}>
          <line stroke="var(--hair)" x1={`${x}%`} x2={`${x}%`} y1="0" y2={bottom} />
          <text fill="var(--mute)" x={`${x}%`} y={bottom + 22}>
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
            {NAMES[rail]}
          </text>
          <line className={routes.line} data-state="rest" x1={x(today)} x2="160%" y1={y} y2={y} />
        </g>
      ))}
      {chapters(stations)
        .filter(({ state }) => state !== 'now')
        .map(({ date, first, span, state }) => (
          <On key={date} day={x(date)}>
            <rect
              fill={state === 'announced' ? 'var(--page)' : 'var(--bone)'}
              stroke={state === 'announced' ? 'var(--steel)' : 'var(--bone)'}
              strokeWidth="3"
              x="-5"
              y={y(first) - 5}
              width="10"
              height={10 + (span - 1) * PITCH}
              rx="5"
            />
          </On>
        ))}
      <On day={x(today)}>
        <path stroke="var(--edge-strong)" d={`M0 ${TOP - 26}V${bottom}`} />
        <circle fill="var(--lamp)" stroke="var(--bone)" strokeWidth="4" cy={y(2)} r="9" />
      </On>
    </svg>
  );
}
