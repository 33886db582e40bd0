import type { Rail } from '#tariff/rails.ts';
import { stands } from './stands.ts';

/** A stop on the middle of three drawn lines; `along` is the direction of travel there. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly along: 1 | -1;
}

interface RingsProps {
  spots: readonly Spot[];
  rails: readonly Rail[];
  /** Across a ring, and how thick its edge is. */
  size: number;
  edge: number;
  /** Where a line runs at a spot: `side` is 0 on the middle line, -1 and 1 on its neighbours. */
  place: (spot: Spot, side: number) => readonly [x: number | string, y: number | string];
}

/** The stops of a drawn map: rings, capsules and, where only Instant runs, the lamp at the end. */
export function Rings({ spots, rails, size, edge, place }: RingsProps) {
  const lamp = rails.length === 1 && rails[0] === 'instant';
  return spots.flatMap((spot, index) =>
    stands(rails).map(({ first, span }) => {
      const [x, y1] = place(spot, (first - 1) * spot.along);
      const [, y2] = place(spot, (first + span - 2) * spot.along);
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
