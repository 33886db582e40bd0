import { liveRail, type Rail, rails, shortName } from '#tariff/rails.ts';
import { Drawing, DrawingText, Positioned } from '#ui/drawing/drawing.tsx';
import { Box, Spread, Text } from '#ui/layout/box.tsx';
import { shortWeekday, weekday } from '#words/formats.ts';
import { t } from '#words/words.ts';
import { useDemoPart } from '../demo-figures.ts';
import { Station } from '../lines/station.tsx';

/** The positions of the days, the cut-off time and the signature, as percentages of the width. */
const DAYS = [
  { day: 5, from: 0, width: 39 },
  { day: 6, from: 39, width: 15 },
  { day: 7, from: 54, width: 13 },
  { day: 1, from: 67, width: 33 },
] as const;
const MONDAY = '67%';
const CUT = '10%';
const SIGN = '16%';

/**
 * The distance from the top to a rail's line, which passes behind the drawing as one of the
 * section's `lanes`.
 */
const laneOf = (rail: Rail): number => 110 + 100 * (rails().length - 1 - rails().indexOf(rail));

const ENTRY = { place: 'relative', rule: 'start', pad: 2 } as const;

interface SepaWeekProps {
  /** The slower rail's cut-off time on business days, from the limits. */
  cutoff: string;
}

interface MomentProps {
  x: string;
  y: number;
  at: string;
  what: string;
  anchor: 'start' | 'middle' | 'end';
  dx?: number;
}

function Moment({ x, y, at, what, anchor, dx = 0 }: MomentProps) {
  return (
    <Positioned x={x} textAnchor={anchor}>
      <DrawingText size="name" x={dx} y={y}>
        {at}
      </DrawingText>
      <DrawingText x={dx} y={y + 21}>
        {what}
      </DrawingText>
    </Positioned>
  );
}

/** One payment from Friday to Monday on both rails, drawn over the section's lines. */
export function SepaWeek({ cutoff }: SepaWeekProps) {
  const { signed, atOnce, rail, later: credited } = useDemoPart('friday');
  const monday = `${shortWeekday(1)} ${credited}`;
  const now = t('drawings.week.credited', { rail: shortName(liveRail()) });
  const later = t('drawings.week.credited', { rail: shortName(rail) });
  const shuts = t('drawings.week.cutOff', { rail: shortName(rail) });
  const [upper, lower] = [laneOf(liveRail()), laneOf(rail)];
  const [high, place] = [lower + 76, rails().indexOf(rail)];
  // A payment not yet credited is drawn as waiting on its line from the cut-off time to Monday.
  const wait = { x1: CUT, x2: MONDAY, y1: lower, y2: lower, strokeWidth: 8 } as const;
  const entries = [
    { rail: place, at: `${shortWeekday(5)} ${signed}`, what: t('drawings.week.signed') },
    { rail: rails().indexOf(liveRail()), at: atOnce, what: now, state: 'now' },
    { rail: place, at: monday, what: later, state: 'announced' },
  ] as const;
  return (
    <Text.div size="fine" tabular data-drawing="sepa-week" aria-hidden="true">
      <Drawing shown="tabletUp" height={high} stroke="none">
        <pattern
          id="shut"
          width="9"
          height="9"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(25)"
        >
          <path d="M0 0V9" stroke="var(--hair)" />
        </pattern>
        <rect x="39%" width="28%" height={high} fill="url(#shut)" />
        {DAYS.map(({ day, from, width }) => (
          <Positioned key={day} x={`${from}%`}>
            <path d={`M0 0V${high}`} stroke="var(--hair)" />
            <DrawingText size="name" tone={width < 20 ? 'mute' : undefined} x="14" y="20">
              {weekday(day)}
            </DrawingText>
          </Positioned>
        ))}
        <line {...wait} stroke="var(--page)" />
        <line {...wait} stroke="var(--mute)" strokeDasharray="2 9" />
        <Positioned x={CUT} y={lower}>
          <path d="M0 -12V12" stroke="var(--bone)" strokeWidth="4" />
        </Positioned>
        <Positioned x={SIGN}>
          <path d={`M0 48V${lower}`} stroke="var(--edge-strong)" strokeDasharray="4 4" />
        </Positioned>
        <g stroke="var(--bone)" strokeWidth="4" fill="var(--page)">
          <circle
            cx={SIGN}
            cy={upper}
            r="7"
            fill="var(--lamp)"
            filter="drop-shadow(0 0 12px var(--lamp))"
          />
          <circle cx={SIGN} cy={lower} r="7" />
          <circle cx="97%" cy={lower} r="7" />
        </g>
        <Moment
          x={SIGN}
          dx={-14}
          y={56}
          anchor="end"
          at={signed}
          what={t('drawings.week.signed')}
        />
        <Moment x={SIGN} dx={14} y={56} anchor="start" at={atOnce} what={now} />
        <Moment x={CUT} y={lower + 38} anchor="middle" at={cutoff} what={shuts} />
        <Moment x="98.2%" y={lower + 38} anchor="end" at={monday} what={later} />
      </Drawing>
      <Box.ol shown="phone" before={6}>
        <Spread.li {...ENTRY}>
          <b>{cutoff}</b> {shuts}
        </Spread.li>
        {entries.map(({ at, what, ...station }) => (
          <Spread.li key={what} {...ENTRY}>
            <Station {...station} />
            <b>{at}</b>
            {what}
          </Spread.li>
        ))}
      </Box.ol>
    </Text.div>
  );
}
