import { clsx } from 'clsx';
import type { Spot } from '#drawings/lines/rings.tsx';
import { RailStops } from '#drawings/lines/station.tsx';
import { isLit, type Rail } from '#tariff/rails.ts';
import { Text } from '#ui/layout/box.tsx';
import { lookOf } from '#ui/layout/look.ts';
import styles from './cover.module.css';
import { COLUMNS } from './plan.ts';

interface PostStopsProps {
  stops: readonly { readonly at: string; readonly label: string }[];
  spots: readonly Spot[];
  rails: readonly Rail[];
  label: string;
}

/**
 * The range of columns, up to the next stop, to which the width of a stop's text is fitted; a wider
 * text would gain nothing.
 */
const ROOM = { least: 5, most: 8 } as const;

/** The columns free beside a stop's text, up to `ROOM.most`; undefined below `ROOM.least`. */
function roomOf({ x }: Spot, spots: readonly Spot[]): number | undefined {
  const further = spots.map((other) => other.x - x).filter((columns) => columns > 0);
  const room = Math.floor(Math.min(COLUMNS - x, ...further));
  return room < ROOM.least ? undefined : Math.min(room, ROOM.most);
}

/**
 * An empty picture as wide and high as the stop's position in the drawing, on its grid of 56 by 16
 * units, so that the text after it is placed there at any width.
 */
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

/**
 * The stops of a post as one list, laid over its cover; on a phone beside the strip of its lines.
 */
export function PostStops({ stops, spots, rails, label }: PostStopsProps) {
  return (
    <ol aria-label={label}>
      {stops.map(({ at, label: name }, index) => (
        <li key={name} className={styles.stop}>
          {/* the lamp at the last stop, if the post is only about the lit rail */}
          <RailStops
            rails={rails}
            state={isLit(rails) && index === stops.length - 1 ? 'now' : 'ring'}
            shown="phone"
          />
          <Way {...(spots[index] as Spot)} />
          <Text size="fine" className={styles.text} data-room={roomOf(spots[index] as Spot, spots)}>
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
