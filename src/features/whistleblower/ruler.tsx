import { Drawing } from '../../ui/drawing/drawing.tsx';
import { lookOf } from '../../ui/layout/look.ts';

const DAYS = 98;
/** From here on the upright line marks the weeks. */
const LIMIT = 7;
/** The days with a ring: the report arrives, is acknowledged, followed up, answered. */
const STOPS = [0, 7, 40, DAYS];
const at = (day: number) => `${((day / DAYS) * 100).toFixed(3)}%`;

/** That of what happens in between, without a limit of its own, is smaller. */
const ring = (day: number | undefined) =>
  day === 40 ? { r: 9, strokeWidth: 4 } : { r: 12, strokeWidth: 6 };

/**
 * The line in true scale, a mark for each day: seven days, then about three months, then the
 * authority. The first ring has a lead to its text, which hangs lower.
 */
export function Ruler() {
  return (
    <Drawing place="absolute" shown="tabletUp" height="60" fill="var(--page)" stroke="var(--bone)">
      <line y1="40" y2="192" stroke="var(--edge)" />
      <line className={lookOf({ shown: 'narrow' })} y1="192" y2="228" stroke="var(--edge)" />
      {Array.from({ length: DAYS + 1 }, (_, day) => (
        <line
          key={at(day)}
          x1={at(day)}
          x2={at(day)}
          y1={day % 7 === 0 ? 8 : 15}
          y2="26"
          {...(day <= LIMIT ? { strokeWidth: 2 } : { strokeWidth: 1.5, stroke: 'var(--steel)' })}
        />
      ))}
      <line x2="100%" y1="32" y2="32" strokeWidth="8" />
      <svg x="100%" overflow="visible" aria-hidden="true">
        <path d="M16 32H3000" stroke="var(--steel)" strokeWidth="8" strokeDasharray="16 12" />
      </svg>
      {STOPS.map((day) => (
        <circle key={day} cx={at(day)} cy="32" {...ring(day)} />
      ))}
    </Drawing>
  );
}

/** The marks of an upright piece of the line: its first days each, after them whole weeks. */
function Marks({ from, to }: { from: number; to: number }) {
  const week = from >= LIMIT;
  const days = to - from;
  const thick = days / (week ? 90 : 70);
  return (
    <line
      x1="34"
      x2="34"
      y2="100%"
      stroke={week ? 'var(--steel)' : undefined}
      strokeWidth="14"
      strokeDasharray={`${thick} ${(week ? 7 : 1) - thick}`}
      strokeDashoffset={week ? from % 7 : 0}
      pathLength={days}
    />
  );
}

/** Where the line runs down: a stop's piece of it, with its marks at the side. */
export function UprightRuler({ stop }: { stop: number }) {
  const { [stop]: from = 0, [stop + 1]: to } = STOPS;
  const piece = to
    ? { y2: '100%' }
    : { y2: '85%', stroke: 'var(--steel)', strokeDasharray: '14 10' };
  return (
    <Drawing cover shown="phone" fill="var(--page)" stroke="var(--bone)">
      <svg y="15" overflow="visible" aria-hidden="true">
        {to ? <Marks from={from} to={to} /> : null}
        <line x1="15" x2="15" strokeWidth="8" {...piece} />
        <circle cx="15" {...ring(from)} />
      </svg>
    </Drawing>
  );
}
