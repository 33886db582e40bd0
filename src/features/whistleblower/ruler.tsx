import { lookOf } from '../../ui/layout/look.ts';

const DAYS = 98;
/** From here on the upright line marks the weeks. */
const LIMIT = 7;
/** The days with a ring: the report arrives, is acknowledged, followed up, answered. */
const STOPS = [0, 7, 40, DAYS];
const at = (day: number) => `${((day / DAYS) * 100).toFixed(3)}%`;

/**
 * The line in true scale, a mark for each day: seven days, then about three months, then the
 * authority. The first ring has a lead to its text, which hangs lower.
 */
export function Ruler() {
  return (
    <svg
      className={lookOf({ place: 'absolute', shown: 'tabletUp' })}
      width="100%"
      height="60"
      overflow="visible"
      fill="var(--page)"
      stroke="var(--bone)"
      aria-hidden="true"
    >
      <line y1="40" y2="192" stroke="var(--edge)" />
      <line className={lookOf({ shown: 'narrow' })} y1="192" y2="228" stroke="var(--edge)" />
      {Array.from({ length: DAYS + 1 }, (_, day) => {
        const height = day % 7 === 0 ? 18 : 11;
        const limit = day <= LIMIT;
        return (
          <line
            key={at(day)}
            x1={at(day)}
            x2={at(day)}
            y1={26 - height}
            y2="26"
            stroke={limit ? undefined : 'var(--steel)'}
            strokeWidth={limit ? 2 : 1.5}
          />
        );
      })}
      <line x2="100%" y1="32" y2="32" strokeWidth="8" />
      <svg x="100%" overflow="visible" aria-hidden="true">
        <path d="M16 32H3000" stroke="var(--steel)" strokeWidth="8" strokeDasharray="16 12" />
      </svg>
      {STOPS.map((day) => (
        <circle
          key={day}
          cx={at(day)}
          cy="32"
          r={day === 40 ? 9 : 12}
          strokeWidth={day === 40 ? 4 : 6}
        />
      ))}
    </svg>
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
  const last = stop === STOPS.length - 1;
  return (
    <svg
      className={lookOf({ place: 'cover', shown: 'phone' })}
      width="100%"
      height="100%"
      overflow="visible"
      fill="var(--page)"
      stroke="var(--bone)"
      pointerEvents="none"
      aria-hidden="true"
    >
      <svg y="15" overflow="visible" aria-hidden="true">
        {last ? null : <Marks from={STOPS[stop] ?? 0} to={STOPS[stop + 1] ?? DAYS} />}
        <line
          x1="15"
          x2="15"
          y2={last ? '85%' : '100%'}
          stroke={last ? 'var(--steel)' : undefined}
          strokeWidth="8"
          strokeDasharray={last ? '14 10' : undefined}
        />
        <circle cx="15" r={stop === 2 ? 9 : 12} strokeWidth={stop === 2 ? 4 : 6} />
      </svg>
    </svg>
  );
}
