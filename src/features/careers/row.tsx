import { clsx } from 'clsx';
import type { PositionEntry } from '../../content/queries/careers.ts';
import { stands } from '../../lines/stands.ts';
import { Station } from '../../lines/station.tsx';
import { Title } from '../../ui/heading/title.tsx';
import { Split, Text } from '../../ui/layout/box.tsx';
import row from '../../ui/row/row.module.css';
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
    <Split.li
      of={3}
      items="middle"
      pad={5}
      className={clsx(styles.entry, row.row)}
      data-in={answers}
    >
      <div>
        <h3 className={styles.role}>
          <a className={row.link} href={`/careers/${id}`}>
            <Title>{data.title}</Title>
          </a>
        </h3>
        <Text size="small" tone="mute" before={2}>
          {placesText(data.places, places)}
        </Text>
      </div>
      <Text.div size="small" tone="mute" tabular className={styles.pair}>
        <p>
          <VisuallyHidden>Team: </VisuallyHidden>
          <Text.span tone="text" block>
            {data.team}
          </Text.span>{' '}
          {data.type}
        </p>
        <p>
          <VisuallyHidden>Pay: </VisuallyHidden>
          <Text.span tone="bone" block>
            {payText(data)}
          </Text.span>{' '}
          a year
        </p>
      </Text.div>
      {stands(data.places, names).map(({ first, span }) => (
        <Station key={first} rail={first} span={span} />
      ))}
    </Split.li>
  );
}
