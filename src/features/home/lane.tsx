import type { HomeContent } from '../../content/queries/home.ts';
import { Station } from '../../lines/station.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import styles from './lane.module.css';

/** One line's timetable: what it is, how long it takes, and an example payment's stops. */
export function Lane({ lane }: { lane: HomeContent['rails']['lanes'][number] }) {
  const { line, name, note, figure, unit, caption, uetr, stations } = lane;
  return (
    <div className={styles.lane} data-line={line}>
      <div className={styles.head}>
        <Heading level={3} size="h3" className={styles.name}>
          {name}
        </Heading>
        <p className={styles.note}>
          {note}
          {uetr ? <code className={styles.uetr}>{uetr}</code> : null}
        </p>
        <p className={styles.figure}>
          {figure}
          <small className={styles.unit}>
            {' '}
            {unit} <span>{caption}</span>
          </small>
        </p>
      </div>
      <ol className={styles.stations}>
        {stations.map(({ at, label, state }) => (
          <li key={at} className={styles.stop}>
            <Station
              state={state === 'done' ? 'ring' : state}
              line={line}
              className={styles.ring}
            />
            <b className={styles.at}>{at}</b> <span className={styles.label}>{label}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
