import type { ReactNode } from 'react';
import { type Rail, railOf } from '#tariff/rails.ts';
import { Text } from '#ui/layout/box.tsx';
import { type Placed, partLook } from '#ui/layout/look.ts';
import { Station, type StationState } from './station.tsx';
import styles from './track.module.css';

export interface Stop {
  /** Time, date or figure: what the eye reads first. */
  at: string;
  label: ReactNode;
  text?: ReactNode;
  state?: StationState;
}

interface TrackProps extends Placed {
  /** Drawn in the stroke of this rail; without one as a plain line. */
  rail?: Rail | undefined;
  dashed?: boolean;
  stops: readonly Stop[];
  /** Names the list for assistive technology. */
  label: string;
}

/**
 * Stops on one line, left to right, as an ordered list; top to bottom where its container is
 * narrower than 592 px, of five stops and more 681 px. Stops are spaced evenly; a feature may space its own with CSS.
 */
export function Track({ rail, dashed = false, stops, label, ...look }: TrackProps) {
  return (
    <div {...partLook(look, styles.frame)}>
      <ol
        className={styles.track}
        data-stroke={rail === undefined ? undefined : railOf(rail).stroke}
        data-dashed={dashed || undefined}
        data-stops={stops.length}
        aria-label={label}
      >
        {stops.map((stop) => (
          <li key={`${stop.at} ${String(stop.label)}`} className={styles.stop}>
            <Station state={stop.state ?? 'ring'} className={styles.ring} />
            <Text.b weight="medium" tabular className={styles.at}>
              {stop.at}
            </Text.b>
            <span>{stop.label}</span>
            {stop.text ? (
              <Text.span tone="mute" className={styles.text}>
                {stop.text}
              </Text.span>
            ) : null}
          </li>
        ))}
      </ol>
    </div>
  );
}
