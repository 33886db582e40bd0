import { clsx } from 'clsx';
import type { PositionEntry } from '../../content/queries/careers.ts';
import { stands } from '../../lines/stands.ts';
import { Station } from '../../lines/station.tsx';
import { Title } from '../../ui/heading/title.tsx';
import layout from '../../ui/layout/layout.module.css';
import row from '../../ui/row/row.module.css';
import text from '../../ui/text/text.module.css';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { type Places, payText, placesText } from './board.ts';
import styles from './careers.module.css';

interface RowProps extends Pick<PositionEntry, 'id' | 'data'> {
  places: Places;
  /** The values of the filters that leave it in view. */
  answers: string;
}

/** A seat on the board, with its rings on the lines of its places. */
export function Row({ id, data, places, answers }: RowProps) {
  const names = places.map(({ name }) => name);
  return (
    <li
      className={clsx(styles.entry, row.row, layout.three, layout.middle, layout.pad5)}
      data-in={answers}
    >
      <div>
        <h3 className={styles.role}>
          <a className={row.link} href={`/careers/${id}`}>
            <Title>{data.title}</Title>
          </a>
        </h3>
        <p className={clsx(text.small, text.mute, layout.before2)}>
          {placesText(data.places, places)}
        </p>
      </div>
      <div className={clsx(styles.pair, text.small, text.mute, text.tabular)}>
        <p>
          <VisuallyHidden>Team: </VisuallyHidden>
          <span className={clsx(text.text, layout.block)}>{data.team}</span> {data.type}
        </p>
        <p>
          <VisuallyHidden>Pay: </VisuallyHidden>
          <span className={clsx(text.bone, layout.block)}>{payText(data)}</span> a year
        </p>
      </div>
      {stands(data.places, names).map(({ first, span }) => (
        <Station key={first} rail={first} span={span} />
      ))}
    </li>
  );
}
