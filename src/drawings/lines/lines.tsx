import { type Rail, railOf, rails } from '#tariff/rails.ts';
import { type Look, partLook } from '#ui/layout/look.ts';
import styles from './lines.module.css';

/** `lit` is used here, `rest` passes through unlit, `none` is not drawn. */
export type LineState = 'lit' | 'rest' | 'none';

/**
 * How the lines cross the section; by default `bend` with a turn, else `straight`. `straight` runs
 * down at `--at`; `bend` enters at `--from`, turns at `--turn` (a distance from the section's top)
 * and leaves at `--to`; `lanes` does the same with a height for each line, the last one's being
 * `--turn`, each other's `--step` below; `dock` enters at `--from` and ends at `--to`, `--turn`
 * from the top; `level` runs from edge to edge at `--turn`.
 */
export type LinesShape = 'straight' | 'bend' | 'lanes' | 'dock' | 'level';

export interface LinesProps extends Look {
  shape?: LinesShape;
  /** The side towards which a `bend`, `lanes` or `dock` turns first. */
  turn?: 'left' | 'right';
  lines?: Partial<Record<Rail, LineState>> | undefined;
  /** Animates a light moving slowly down the lit line of a `straight` run. */
  light?: boolean | undefined;
}

/**
 * The lines behind a section, which must be positioned. `className` sets the custom properties
 * above. On a phone every shape becomes the strip at the left edge.
 */
export function Lines({ turn, shape, lines = {}, light = false, ...place }: LinesProps) {
  const run = shape ?? (turn ? 'bend' : 'straight');
  const turns = run !== 'straight' && run !== 'level';
  return (
    <div
      {...partLook(place, styles.lines)}
      data-lines={run}
      data-turn={turns ? (turn ?? 'left') : undefined}
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
