import type { PositionEntry } from '../../content/queries/careers.ts';
import { Station } from '../../lines/station.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { PLACE_IDS, payText, placesText, stands, teamId } from './board.ts';
import styles from './row.module.css';

/** A seat on the board, with its rings on the lines of its places. */
export function Row({ id, data }: Pick<PositionEntry, 'id' | 'data'>) {
  return (
    <li
      className={styles.row}
      data-team={teamId(data.team)}
      data-places={data.places.map((place) => PLACE_IDS[place]).join(' ')}
    >
      <h3 className={styles.role}>
        <a className={styles.link} href={`/careers/${id}`}>
          {data.title}
        </a>
      </h3>
      <p className={styles.team}>
        <VisuallyHidden>Team: </VisuallyHidden>
        {data.team}
        <span className={styles.type}>{data.type}</span>
      </p>
      <p className={styles.pay}>
        <VisuallyHidden>Pay: </VisuallyHidden>
        {payText(data)}
        <span className={styles.type}>a year</span>
      </p>
      <div className={styles.where}>
        <p className={styles.names}>{placesText(data.places)}</p>
        {stands(data.places).map(({ first, span }) => (
          <Station key={first} span={span} className={styles[`lane${first}`]} />
        ))}
      </div>
    </li>
  );
}
