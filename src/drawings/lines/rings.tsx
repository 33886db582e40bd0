import { rails as all, isLit, type Rail } from '#tariff/rails.ts';
import { lineSpans } from './line-spans.ts';

/** A stop at the middle of the drawn lines; `along` is 1 or -1 for the direction of travel. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly along: 1 | -1;
}

interface RingsProps {
  spots: readonly Spot[];
  rails: readonly Rail[];
  /** The diameter of a ring and the thickness of its edge. */
  size: number;
  edge: number;
  /** The position of a line at a spot; `side` is its offset from the middle of the lines, in lines. */
  place: (spot: Spot, side: number) => readonly [x: number | string, y: number | string];
}

/** The stops of a drawn map: rings, capsules and, if only the lit line runs, the lamp at the end. */
export function Rings({ spots, rails, size, edge, place }: RingsProps) {
  const lamp = isLit(rails);
  const middle = (all().length - 1) / 2;
  return spots.flatMap((spot, index) =>
    lineSpans(rails).map(({ first, span }) => {
      const [x, y1] = place(spot, (rails.length === 0 ? 0 : first - middle) * spot.along);
      const [, y2] = place(spot, (first + span - 1 - middle) * spot.along);
      const key = `${index} ${first}`;
      if (rails.length === 0) {
        return (
          <circle
            key={key}
            cx={x}
            cy={y1}
            r={(size - edge) / 2}
            fill="var(--page)"
            stroke="var(--mute)"
            strokeWidth={edge * 0.75}
            strokeDasharray={`${edge * 0.75}`}
          />
        );
      }
      const wide = span > 1 ? size + edge : size;
      const hole = lamp && index === spots.length - 1 ? 'var(--lamp)' : 'var(--page)';
      return (
        <g key={key} strokeLinecap="round">
          <line x1={x} x2={x} y1={y1} y2={y2} stroke="var(--bone)" strokeWidth={wide} />
          <line x1={x} x2={x} y1={y1} y2={y2} stroke={hole} strokeWidth={wide - 2 * edge} />
        </g>
      );
    }),
  );
}
