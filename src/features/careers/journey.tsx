import { Station } from '../../lines/station.tsx';
import styles from './journey.module.css';
import type { Journey } from './journey.ts';

interface RouteProps {
  route: Journey;
  label: string;
}

/**
 * The route from application to offer: five working days to a row, the line winding over each
 * weekend. One list for every width; on a phone it runs straight down with the days at its left.
 */
export function Route({ route, label }: RouteProps) {
  const { stops, ticks, weeks } = route;
  const last = stops.at(-1);
  return (
    <div className={styles.route}>
      <div className={styles.drawing} aria-hidden="true">
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
      <ol className={styles.stops} aria-label={label}>
        {stops.map(({ day, title, text, week, column, room }, index) => (
          <li
            key={day}
            className={styles.stop}
            data-week={week}
            data-column={column}
            data-room={room}
          >
            <span className={styles.day}>Day {day}</span>
            <Station
              state={index === 0 ? 'now' : 'ring'}
              span={index === stops.length - 1 ? 2 : 1}
              className={styles.ring}
            />
            <b className={styles.title}>{title}</b>
            <span className={styles.text}>{text}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
