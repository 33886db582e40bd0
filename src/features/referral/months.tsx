import { Drawing } from '../../ui/drawing/drawing.tsx';
import { lookOf } from '../../ui/layout/look.ts';

/** What of a month's place stays free, as a part of it. */
const GAP = 0.08;

/** A month's fee for each column of the page, the share of it lit. */
export function Months({ months, share }: { months: number; share: string }) {
  const lit = 2 * Number.parseInt(share, 10);
  // the last one ends where the frame does
  const bar = `${100 * (1 - GAP)}%`;
  const step = 100 / (months - GAP);
  return (
    <Drawing size="small" tabular before={7} height="240" fill="var(--mute)">
      {Array.from({ length: months }, (_, month) => `${month * step}%`).map((x, index) => (
        <svg key={x} x={x} width={`${step}%`} overflow="visible" aria-hidden="true">
          <rect width={bar} height="200" fill="var(--panel)" stroke="var(--edge)" />
          <rect width={bar} y={200 - lit} height={lit} fill="var(--bone)" />
          <text
            className={lookOf({ weight: 'medium', shown: 'tabletUp' })}
            x="10"
            y="185"
            fill="var(--on-bone)"
          >
            {share}
          </text>
          <text y="228">{index + 1}</text>
        </svg>
      ))}
    </Drawing>
  );
}
