import { clsx } from 'clsx';
import type { Spot } from '#drawings/lines/rings.tsx';
import { stands } from '#drawings/lines/stands.ts';
import { Station, type StationState } from '#drawings/lines/station.tsx';
import { isLit, type Rail } from '#tariff/rails.ts';
import { Text } from '#ui/layout/box.tsx';
import { lookOf } from '#ui/layout/look.ts';
import styles from './cover.module.css';
import { COLUMNS } from './spread.ts';

interface PostStopsProps {
  stops: readonly { readonly at: string; readonly label: string }[];
  spots: readonly Spot[];
  rails: readonly Rail[];
  label: string;
}

/** A stop stands on its lines; where only the lit line runs, the last one is the lamp. */
function stateOf(rails: readonly Rail[], isLast: boolean): StationState {
  if (rails.length === 0) return 'dotted';
  return isLast && isLit(rails) ? 'now' : 'ring';
}

/** From so many columns to the next stop, a stop's words are as wide as these; more are of no use. */
const ROOM = { least: 5, most: 8 } as const;

/** How many columns a stop's words have beside them, where these are more than a few. */
function roomOf({ x }: Spot, spots: readonly Spot[]): number | undefined {
  const further = spots.map((other) => other.x - x).filter((columns) => columns > 0);
  const room = Math.floor(Math.min(COLUMNS - x, ...further));
  return room < ROOM.least ? undefined : Math.min(room, ROOM.most);
}

/** An empty picture as wide and high as a stop stands in the drawing, on its grid of 56 by 16. */
function Way({ x, y }: Spot) {
  return (
    <svg
      className={clsx(styles.way, lookOf({ shown: 'tabletUp', flex: 'fixed' }))}
      width={`${((x + 1) / COLUMNS) * 100}%`}
      height={y === 0 ? 0 : undefined}
      viewBox={y === 0 ? undefined : `0 0 ${(x + 1) * 56} ${y * 16}`}
      aria-hidden="true"
    />
  );
}

/** The stops of a post as one list, laid over its map; on a phone beside the strip of its lines. */
export function PostStops({ stops, spots, rails, label }: PostStopsProps) {
  return (
    <ol aria-label={label}>
      {stops.map(({ at, label: name }, index) => (
        <li key={name} className={styles.stop}>
          {stands(rails).map(({ first, span }) => (
            <Station
              key={first}
              state={stateOf(rails, index === stops.length - 1)}
              span={span}
              rail={first}
              shown="phone"
            />
          ))}
          <Way {...(spots[index] as Spot)} />
          <Text
            size="fine"
            className={styles.words}
            data-room={roomOf(spots[index] as Spot, spots)}
          >
            <Text.b size="name" tabular wrap="none" className={styles.at}>
              {at}
            </Text.b>{' '}
            <Text.span wrap="balance">{name}</Text.span>
          </Text>
        </li>
      ))}
    </ol>
  );
}
