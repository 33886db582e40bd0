import { clsx } from 'clsx';
import { RAILS, type Rail } from '#tariff/rails.ts';
import { lookOf } from '#ui/layout/look.ts';
import { stands } from './stands.ts';

const PITCH = 9;
const DRAWN = {
  swift: { d: 'M0 4.5H40M0 7.5H40', colour: 'var(--steel)', width: 1 },
  sepa: { d: 'M0 15H40', colour: 'var(--bone)', width: 2 },
  instant: { d: 'M0 24H40', colour: 'var(--lamp)', width: 2 },
} as const satisfies Record<Rail, object>;

interface LineGlyphProps {
  used: readonly Rail[];
  className?: string | undefined;
}

/** The three lines as a small sign, with a ring or a capsule on those that are used. Decorative. */
export function LineGlyph({ used, className }: LineGlyphProps) {
  return (
    <svg
      className={clsx(lookOf({ flex: 'fixed' }), className)}
      width="40"
      height="30"
      viewBox="0 0 40 30"
      aria-hidden="true"
    >
      {RAILS.map((name) => {
        const { d, colour, width } = DRAWN[name];
        const stroke = used.includes(name) ? colour : 'var(--rest)';
        return <path key={name} d={d} stroke={stroke} strokeWidth={width} />;
      })}
      {(used.length > 0 ? stands(used) : []).map(({ first, span }) => (
        <rect
          key={first}
          x="16"
          y={2 + PITCH * first}
          width="8"
          height={8 + PITCH * (span - 1)}
          rx="4"
          fill="var(--page)"
          stroke="var(--bone)"
          strokeWidth="2.5"
        />
      ))}
    </svg>
  );
}
