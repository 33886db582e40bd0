import type { ReactNode } from 'react';
import { Text } from '#ui/layout/box.tsx';
import { type Look, partLook } from '#ui/layout/look.ts';
import { Station, type StationState } from './station.tsx';
import styles from './track.module.css';

export interface Stop {
  /** A time, a date or a figure, set largest. */
  at: string;
  label: ReactNode;
  text?: ReactNode;
  state?: StationState;
}

interface TrackProps extends Look {
  dashed?: boolean;
  stops: readonly Stop[];
  /** Names the list for assistive technology. */
  label: string;
}

/**
 * Stops on one line as an ordered list, from left to right; from top to bottom if the container is
 * narrower than 592 px, or 681 px with five stops or more. Stops are spaced evenly unless a
 * feature's CSS spaces them.
 */
export function Track({ dashed = false, stops, label, ...look }: TrackProps) {
  return (
    <div {...partLook(look, styles.frame)}>
      <ol
        className={styles.track}
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
