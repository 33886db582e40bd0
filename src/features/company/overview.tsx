import type { StoryStation } from '../../content/schemas/about.ts';
import styles from './overview.module.css';
import { axis, chapters } from './story.ts';

interface OverviewProps {
  stations: readonly StoryStation[];
  today: string;
}

const RAILS = ['swift', 'sepa', 'instant'] as const;
const NAMES = { swift: 'SWIFT', sepa: 'SEPA', instant: 'SEPA Instant' } as const;
const TOP = 52;
const PITCH = 48;

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
    <svg className={styles.overview} width="100%" height={bottom + 30} aria-hidden="true">
      {years.map(({ year, x }) => (
        <g key={year}>
          <line className={styles.year} x1={`${x}%`} x2={`${x}%`} y1="0" y2={bottom} />
          <text className={styles.label} x={`${x}%`} y={bottom + 22}>
            {year}
          </text>
        </g>
      ))}
      <line
        className={styles.paper}
        x1={x(stations[0]?.date ?? today)}
        x2={x(rails.find(({ rail }) => rail === 'sepa')?.from ?? today)}
        y1={y(1)}
        y2={y(1)}
      />
      {rails.map(({ rail, from, y }) => (
        <g key={rail} className={styles.rail} data-rail={rail}>
          <line className={styles.run} x1={x(from)} x2={x(today)} y1={y} y2={y} />
          {rail === 'swift' ? (
            <line className={styles.core} x1={x(from)} x2={x(today)} y1={y} y2={y} />
          ) : null}
          <text className={styles.name} x={x(from)} y={rail === 'instant' ? y + 27 : y - 15}>
            {NAMES[rail]}
          </text>
          <line className={styles.rest} x1={x(today)} x2="160%" y1={y} y2={y} />
        </g>
      ))}
      {chapters(stations)
        .filter(({ state }) => state !== 'now')
        .map(({ date, first, span, state }) => (
          <rect
            key={date}
            className={styles.stop}
            data-state={state}
            x={x(date)}
            y={y(first) - 6}
            width="12"
            height={12 + (span - 1) * PITCH}
            rx="6"
          />
        ))}
      <line className={styles.today} x1={x(today)} x2={x(today)} y1={TOP - 26} y2={bottom} />
      <circle className={styles.lamp} cx={x(today)} cy={y(2)} r="9" />
    </svg>
  );
}
