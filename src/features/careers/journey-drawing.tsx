import type { Journey } from './journey.ts';
import styles from './journey-drawing.module.css';

interface DrawingProps {
  route: Journey;
  className?: string | undefined;
}

/** The winding line behind the stops: working weeks, weekends, and a mark for each day without a stop. */
export function Drawing({ route, className }: DrawingProps) {
  const { stops, ticks, weeks } = route;
  const last = stops.at(-1);
  return (
    <div className={className} aria-hidden="true">
      {Array.from({ length: weeks }, (_, index) => index + 1).map((week) => (
        <i
          key={week}
          className={styles.week}
          data-week={week}
          data-runs={week % 2 === 1 ? 'right' : 'left'}
          data-end={week === weeks ? (last?.column ?? 5) : undefined}
        >
          {week === 1 ? <b className={styles.enter} /> : null}
          {week < weeks ? (
            <>
              <b className={styles.bend} />
              <b className={styles.weekend}>weekend</b>
            </>
          ) : (
            <>
              <b className={styles.lit} />
              <b className={styles.unlit} />
            </>
          )}
        </i>
      ))}
      {ticks.map(({ day, week, column }) => (
        <span key={day} className={styles.tick} data-week={week} data-column={column}>
          {day}
        </span>
      ))}
    </div>
  );
}
