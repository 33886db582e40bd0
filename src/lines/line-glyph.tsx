import { clsx } from 'clsx';
import styles from './line-glyph.module.css';
import { LINE_ORDER, type LineName } from './lines.tsx';

const LEVEL: Record<LineName, number> = { swift: 6, sepa: 15, instant: 24 };

/** The three lines as a small sign, with a ring on each one that is used. Decorative. */
export function LineGlyph({
  used,
  className,
}: {
  used: readonly LineName[];
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
      {LINE_ORDER.map((name) => (
        <g key={name} className={styles.line} data-line={name} data-used={used.includes(name)}>
          {name === 'swift' ? (
            <path d={`M0 ${LEVEL[name] - 1.5}H40M0 ${LEVEL[name] + 1.5}H40`} />
          ) : (
            <path d={`M0 ${LEVEL[name]}H40`} />
          )}
          {used.includes(name) ? <circle cx="20" cy={LEVEL[name]} r="4" /> : null}
        </g>
      ))}
    </svg>
  );
}
