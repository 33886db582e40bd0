import { LINE_ORDER, type LineName } from '../../../lines/lines.tsx';
import { stands } from '../../../lines/stands.ts';
import { Station, type StationState } from '../../../lines/station.tsx';
import type { Spot } from './plan.ts';
import styles from './stops.module.css';

/** Times up to this length stand in a narrow column on a phone. */
const SHORT = 9;

interface StopsProps {
  stops: readonly { readonly at: string; readonly label: string }[];
  spots: readonly Spot[];
  lines: readonly LineName[];
  label: string;
  /** On a phone the list draws its own lines, unless the section's strip runs there. */
  strip?: boolean;
  className?: string | undefined;
}

/** A stop stands on its lines; where only Instant runs, the last one is the lamp. */
function stateOf(lines: readonly LineName[], isLast: boolean): StationState {
  if (lines.length === 0) return 'dotted';
  return isLast && lines.length === 1 && lines[0] === 'instant' ? 'now' : 'ring';
}

/** The stops of a post as one list, laid over its map; top to bottom on a phone. */
export function Stops({ stops, spots, lines, label, strip = false, className }: StopsProps) {
  return (
    <ol
      className={[styles.stops, className].filter(Boolean).join(' ')}
      aria-label={label}
      data-lines-of={LINE_ORDER.filter((line) => lines.includes(line)).join(' ') || 'none'}
      data-strip={strip || undefined}
      data-short={stops.every(({ at }) => at.length <= SHORT) || undefined}
    >
      {stops.map(({ at, label: name }, index) => (
        <li
          key={name}
          className={styles.stop}
          data-x={spots[index]?.x}
          data-y={spots[index]?.y}
          data-along={spots[index]?.along === -1 ? 'back' : undefined}
        >
          {stands(lines).map(({ first, span }) => (
            <Station
              key={first}
              state={stateOf(lines, index === stops.length - 1)}
              span={span}
              className={[styles.station, styles[`from${first}`]].join(' ')}
            />
          ))}
          <b className={styles.at}>{at}</b> <span className={styles.name}>{name}</span>
        </li>
      ))}
    </ol>
  );
}
