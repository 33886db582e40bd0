import { clsx } from 'clsx';
import { RAILS, type Rail } from '../tariff/rails.ts';
import styles from './line-glyph.module.css';
import { stands } from './stands.ts';

const PITCH = 9;
const LEVEL: Record<Rail, number> = { swift: 6, sepa: 15, instant: 24 };

/** The three lines as a small sign, with a ring or a capsule on those that are used. Decorative. */
export function LineGlyph({
  used,
  className,
}: {
  used: readonly Rail[];
  className?: string | undefined;
}) {
  return (
    <svg
      className={clsx(styles.glyph, className)}
      width="40"
      height="30"
      viewBox="0 0 40 30"
      aria-hidden="true"
    >
      {RAILS.map((name) => (
        <g key={name} className={styles.line} data-line={name} data-used={used.includes(name)}>
          {name === 'swift' ? (
            <path d={`M0 ${LEVEL[name] - 1.5}H40M0 ${LEVEL[name] + 1.5}H40`} />
          ) : (
            <path d={`M0 ${LEVEL[name]}H40`} />
          )}
        </g>
      ))}
      {used.length > 0
        ? stands(used).map(({ first, span }) => (
            <rect
              key={first}
              className={styles.ring}
              x="16"
              y={2 + PITCH * first}
              width="8"
              height={8 + PITCH * (span - 1)}
              rx="4"
            />
          ))
        : null}
    </svg>
  );
}
