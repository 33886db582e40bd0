import { Station } from '../../lines/station.tsx';
import { Box, Spread, Text } from '../../ui/layout/box.tsx';
import { type Look, lookOf } from '../../ui/layout/look.ts';
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

const ENTRY = { place: 'relative', rule: 'start', pad: 2 } as const;

interface SepaWeekProps extends Look {
  /** SEPA's cut-off on business days, from the limits. */
  cutoff: string;
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
      <text className={lookOf({ size: 'name' })} x={dx} y={y} fill="currentColor">
        {at}
      </text>
      <text x={dx} y={y + 21} fill="currentColor">
        {what}
      </text>
    </svg>
  );
}

/** From Friday to Monday: one payment on both lines, over the lines that pass behind. */
export function SepaWeek({ cutoff, ...place }: SepaWeekProps) {
  const { signed, instant, sepa } = useDemo().friday;
  return (
    <Text.div {...place} size="fine" tabular data-drawing="sepa-week" aria-hidden="true">
      <svg
        className={lookOf({ measure: 'full', shown: 'tabletUp' })}
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
              className={lookOf({ size: 'name', tone: width < 20 ? 'mute' : undefined })}
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
      <Box.ol shown="phone">
        <Spread.li {...ENTRY}>
          <b>{cutoff}</b> SEPA cut-off
        </Spread.li>
        <Spread.li {...ENTRY}>
          <Station rail={1} />
          <b>Fri {signed}</b>
          Signed
        </Spread.li>
        <Spread.li {...ENTRY}>
          <Station state="now" rail={2} />
          <b>{instant}</b>
          Instant: credited
        </Spread.li>
        <Spread.li {...ENTRY}>
          <Station state="announced" rail={1} />
          <b>Mon {sepa}</b>
          SEPA: credited
        </Spread.li>
      </Box.ol>
    </Text.div>
  );
}
