import styles from './logo.module.css';

/** The institution's mark: paths that are filled, or stroked with a given width. */
export interface Mark {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly {
    readonly d: string;
    readonly stroke?: number | undefined;
    readonly color: 'line' | 'lamp';
    readonly rule?: 'evenodd' | undefined;
  }[];
}

/** The maximum height of a mark, in CSS pixels. */
const HIGHEST = 30;

/** The mark with the name beside it. */
export function Logo({ name, mark: { width, height, shapes } }: { name: string; mark: Mark }) {
  const shown = Math.min(height, HIGHEST);
  return (
    <span className={styles.logo}>
      <svg
        width={Math.round((width * shown) / height)}
        height={shown}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
      >
        {shapes.map(({ d, stroke, color, rule }) => {
          const ink = color === 'lamp' ? 'var(--lamp)' : 'currentColor';
          return stroke ? (
            <path key={d} d={d} fill="none" stroke={ink} strokeWidth={stroke} />
          ) : (
            <path key={d} d={d} fill={ink} fillRule={rule} />
          );
        })}
      </svg>
      <span>{name}</span>
    </span>
  );
}
