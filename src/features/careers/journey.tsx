import { Station } from '../../lines/station.tsx';
import styles from './journey.module.css';
import type { Journey } from './journey.ts';
import { Drawing } from './journey-drawing.tsx';

interface RouteProps {
  route: Journey;
  label: string;
}

/**
 * The route from application to offer: five working days to a row, the line winding over each
 * weekend. One list for every width; on a phone it runs straight down with the days at its left.
 */
export function Route({ route, label }: RouteProps) {
  const { stops } = route;
  return (
    <div className={styles.route}>
      <Drawing route={route} className={styles.drawing} />
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
