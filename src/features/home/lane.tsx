import { clsx } from 'clsx';
import type { HomeContent } from '../../content/queries/home.ts';
import { Station } from '../../lines/station.tsx';
import { INSTANT_SECONDS, RAILS } from '../../tariff/rails.ts';
import { Heading } from '../../ui/heading/heading.tsx';
import { cell } from '../../ui/layout/cell.ts';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/text/text.module.css';
import styles from './rails.module.css';

/** Where the four stops stand on the lane's ten columns; on wide screens Instant's are to scale. */
const TABLET = [
  [1, 3],
  [3, 5],
  [5, 8],
  [8, 11],
] as const;
const EVEN = [cell(1, 4, TABLET[0]), cell(4, 6, TABLET[1]), cell(6, 8, TABLET[2]), cell(8, 11)];
/** On a tablet the correspondents' places are the longest words. */
const BANKS = [
  [1, 3],
  [3, 6],
  [6, 9],
  [9, 11],
] as const;
const PLACES = {
  instant: EVEN,
  sepa: EVEN,
  swift: [cell(1, 4, BANKS[0]), cell(4, 6, BANKS[1]), cell(6, 8, BANKS[2]), cell(8, 11, BANKS[3])],
};

/** Where the Instant line's stops stand to scale on wide screens, in percent (rails.module.css). */
export const SECONDS = [0, 12, 34, 100];

const toScale = (stations: readonly { readonly at: string }[]) =>
  stations.every(
    ({ at }, index) =>
      Math.round((Number.parseFloat(at) / INSTANT_SECONDS) * 100) === SECONDS[index],
  );

/** One line's timetable: what it is, how long it takes, and an example payment's stops. */
export function Lane({ lane }: { lane: HomeContent['rails']['lanes'][number] }) {
  const { line, name, note, figure, unit, caption, uetr, stations } = lane;
  return (
    <div className={clsx(styles.lane, layout.subgrid, layout.phoneBlock, cell(2, 12))}>
      <div className={clsx(styles.head, layout.subgrid, layout.bottom, cell(1, 11))}>
        <Heading level={3} size="h3" className={cell(1, 4)}>
          {name}
        </Heading>
        <p
          className={clsx(
            text.small,
            text.mute,
            text.balance,
            layout.narrow,
            layout.phoneLast,
            cell(4, 8),
          )}
        >
          {note}
          {uetr ? (
            <code className={clsx(text.text, layout.block, layout.before1, layout.noPhone)}>
              {uetr}
            </code>
          ) : null}
        </p>
        <p className={clsx(styles.figure, text.readout, text.nowrap, cell(8, 11))}>
          {figure}
          <small className={clsx(styles.unit, text.mute, text.regular)}>
            {' '}
            {unit} <span className={layout.block}>{caption}</span>
          </small>
        </p>
      </div>
      <ol
        className={clsx(
          layout.relative,
          layout.subgrid,
          layout.phoneBlock,
          layout.top,
          line === 'instant' && toScale(stations) && styles.seconds,
          cell(1, 11),
        )}
      >
        {stations.map(({ at, label, state }, index) => (
          <li
            key={at}
            className={clsx(
              styles.stop,
              text.fine,
              text.balance,
              layout.relative,
              PLACES[line][index],
            )}
          >
            <Station state={state === 'done' ? 'ring' : state} rail={RAILS.indexOf(line)} />
            <b className={clsx(text.name, text.tabular, layout.block)}>{at}</b> <span>{label}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
