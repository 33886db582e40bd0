import { clsx } from 'clsx';
import { Station } from '../../lines/station.tsx';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/text/text.module.css';
import { useDemo } from '../demo.ts';

/** Where the days begin, the cut-off and the signature, in hundredths of the width. */
const DAYS = [
  { name: 'Friday', from: 0, width: 39 },
  { name: 'Saturday', from: 39, width: 15 },
  { name: 'Sunday', from: 54, width: 13 },
  { name: 'Monday', from: 67, width: 33 },
] as const;
const MONDAY = '67%';
const CUT = '10%';
const SIGN = '16%';

/** The lines that pass behind: Instant and SEPA, as the part's lanes turn. */
const Y = { instant: 150, sepa: 250 } as const;

const ENTRY = clsx(layout.relative, layout.between, layout.rule, layout.pad2);

interface SepaWeekProps {
  /** SEPA's cut-off on business days, from the limits. */
  cutoff: string;
  className?: string | undefined;
}

interface EventProps {
  x: string;
  y: number;
  at: string;
  what: string;
  anchor: 'start' | 'middle' | 'end';
  dx?: number;
}

function Event({ x, y, at, what, anchor, dx = 0 }: EventProps) {
  return (
    <svg x={x} overflow="visible" textAnchor={anchor} aria-hidden="true">
      <text className={text.name} x={dx} y={y} fill="currentColor">
        {at}
      </text>
      <text x={dx} y={y + 21} fill="currentColor">
        {what}
      </text>
    </svg>
  );
}

/** From Friday to Monday: one payment on both lines, over the lines that pass behind. */
export function SepaWeek({ cutoff, className }: SepaWeekProps) {
  const { signed, instant, sepa } = useDemo().friday;
  return (
    <div
      className={clsx(text.fine, text.tabular, className)}
      data-drawing="sepa-week"
      aria-hidden="true"
    >
      <svg
        className={clsx(layout.full, layout.noPhone)}
        height="370"
        overflow="visible"
        stroke="none"
        aria-hidden="true"
      >
        <pattern
          id="shut"
          width="9"
          height="9"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(25)"
        >
          <path d="M0 0V9" stroke="var(--hair)" />
        </pattern>
        <rect x="39%" width="28%" height="370" fill="url(#shut)" />
        {DAYS.map(({ name, from, width }) => (
          <svg key={name} x={`${from}%`} overflow="visible" aria-hidden="true">
            <path d="M0 0V370" stroke="var(--hair)" />
            <text
              className={clsx(text.name, width < 20 && text.mute)}
              x="14"
              y="20"
              fill="currentColor"
            >
              {name}
            </text>
          </svg>
        ))}
        <line x1={CUT} x2={MONDAY} y1={Y.sepa} y2={Y.sepa} stroke="var(--page)" strokeWidth="8" />
        <line
          x1={CUT}
          x2={MONDAY}
          y1={Y.sepa}
          y2={Y.sepa}
          stroke="var(--mute)"
          strokeWidth="8"
          strokeDasharray="2 9"
        />
        <line
          x1={CUT}
          x2={CUT}
          y1={Y.sepa - 12}
          y2={Y.sepa + 12}
          stroke="var(--bone)"
          strokeWidth="4"
        />
        <line
          x1={SIGN}
          x2={SIGN}
          y1="88"
          y2={Y.sepa}
          stroke="var(--edge-strong)"
          strokeDasharray="4 4"
        />
        <g stroke="var(--bone)" strokeWidth="4">
          <circle
            cx={SIGN}
            cy={Y.instant}
            r="7"
            fill="var(--lamp)"
            filter="drop-shadow(0 0 12px var(--lamp))"
          />
          <circle cx={SIGN} cy={Y.sepa} r="7" fill="var(--page)" />
          <circle cx="97%" cy={Y.sepa} r="7" fill="var(--page)" />
        </g>
        <Event x={SIGN} dx={-14} y={96} anchor="end" at={signed} what="Signed" />
        <Event x={SIGN} dx={14} y={96} anchor="start" at={instant} what="Instant: credited" />
        <Event x={CUT} y={288} anchor="middle" at={cutoff} what="SEPA cut-off" />
        <Event x="98.2%" y={288} anchor="end" at={`Mon ${sepa}`} what="SEPA: credited" />
      </svg>
      <ol className={layout.phoneOnly}>
        <li className={ENTRY}>
          <b>{cutoff}</b> SEPA cut-off
        </li>
        <li className={ENTRY}>
          <Station rail={1} />
          <b>Fri {signed}</b>
          Signed
        </li>
        <li className={ENTRY}>
          <Station state="now" rail={2} />
          <b>{instant}</b>
          Instant: credited
        </li>
        <li className={ENTRY}>
          <Station state="announced" rail={1} />
          <b>Mon {sepa}</b>
          SEPA: credited
        </li>
      </ol>
    </div>
  );
}
