import { type Rail, railOf, rails } from '#tariff/rails.ts';
import { type Look, partLook } from '#ui/layout/look.ts';
import styles from './lines.module.css';

/** `lit` is used here, `rest` passes through unlit, `none` is not drawn. */
export type LineState = 'lit' | 'rest' | 'none';

/** The places of the lines at the edge of a section, from left to right. */
const PLACES = ['left', 'centre', 'right'] as const;
export type Place = (typeof PLACES)[number];

interface LinesProps extends Look {
  /** Where the lines enter the section, and where they leave it. */
  from?: Place | undefined;
  to?: Place | undefined;
  /**
   * How they cross it if they neither run straight down nor bend once, at `--turn` (a distance from
   * the section's top): `lanes` has a height for each line, the last one's being `--turn`, each
   * other's `--step` below; `dock` ends at `--to`, `--turn` from the top; `level` runs from edge to
   * edge at `--turn`.
   */
  shape?: 'lanes' | 'dock' | 'level' | undefined;
  /** The side to which they turn, where the class sets `--from` or `--to`. */
  turn?: 'left' | 'right' | undefined;
  lines?: Partial<Record<Rail, LineState>> | undefined;
  /** Animates a light moving slowly down the lit line of a `straight` run. */
  light?: boolean | undefined;
}

/**
 * The lines behind a section, which must be positioned. `className` sets the custom properties
 * above. On a phone every shape becomes the strip at the left edge.
 */
export function Lines(props: LinesProps) {
  const { from = 'left', to = from, shape, lines = {}, light = false, ...rest } = props;
  const { turn = PLACES.indexOf(from) < PLACES.indexOf(to) ? 'right' : 'left', ...place } = rest;
  const run = shape ?? (props.turn || from !== to ? 'bend' : 'straight');
  const turns = run !== 'straight' && run !== 'level';
  return (
    <div
      {...partLook(place, styles.lines)}
      data-lines={run}
      data-from={from === 'left' ? undefined : from}
      data-to={to === 'left' || !turns ? undefined : to}
      data-turn={turns ? turn : undefined}
      aria-hidden="true"
    >
      {rails().map((name) => {
        const state = lines[name] ?? 'lit';
        if (state === 'none') return null;
        const { stroke } = railOf(name);
        return (
          <i key={name} className={styles.line} data-stroke={stroke} data-state={state}>
            <b className={styles.enter} />
            {turns && run !== 'dock' ? <b className={styles.leave} data-leave="" /> : null}
            {light && stroke === 'lit' && state === 'lit' ? <b className={styles.light} /> : null}
          </i>
        );
      })}
    </div>
  );
}
