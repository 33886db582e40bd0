import { clsx } from 'clsx';
import { type Rail, railOf, rails } from '#tariff/rails.ts';
import { lookOf } from '#ui/layout/look.ts';
import { lineSpans } from './line-spans.ts';
import { STROKE_STYLES } from './strokes.ts';

const PITCH = 9;

interface LineGlyphProps {
  used: readonly Rail[];
  className?: string | undefined;
}

/** One line across the glyph, at height `y`. */
function Line({ rail, y, used }: { rail: Rail; y: number; used: boolean }) {
  const { stroke } = railOf(rail);
  const { colour, weight } = STROKE_STYLES[stroke];
  const [d, width] =
    stroke === 'double' ? [`M0 ${y - 1.5}H40M0 ${y + 1.5}H40`, 1] : [`M0 ${y}H40`, 2 * weight];
  return <path d={d} stroke={used ? colour : 'var(--rest)'} strokeWidth={width} />;
}

/** The lines as a small glyph, with a ring or a capsule on those that are used. Decorative. */
export function LineGlyph({ used, className }: LineGlyphProps) {
  const height = 12 + PITCH * (rails().length - 1);
  return (
    <svg
      className={clsx(lookOf({ flex: 'fixed' }), className)}
      width="40"
      height={height}
      viewBox={`0 0 40 ${height}`}
      aria-hidden="true"
    >
      {rails().map((rail, index) => (
        <Line key={rail} rail={rail} y={6 + PITCH * index} used={used.includes(rail)} />
      ))}
      {(used.length > 0 ? lineSpans(used) : []).map(({ first, span }) => (
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
