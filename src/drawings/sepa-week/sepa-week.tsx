import { At } from '#ui/drawing/at.tsx';
import { Drawing } from '#ui/drawing/drawing.tsx';
import { Words } from '#ui/drawing/words.tsx';
import { Box, Spread, Text } from '#ui/layout/box.tsx';
import type { Look } from '#ui/layout/look.ts';
import { shortWeekday, weekday } from '#words/formats.ts';
import { t } from '#words/words.ts';
import { useDemo } from '../demo-figures.ts';
import { Station } from '../lines/station.tsx';

/** Where the days begin, the cut-off and the signature, in hundredths of the width. */
const DAYS = [
  { day: 5, from: 0, width: 39 },
  { day: 6, from: 39, width: 15 },
  { day: 7, from: 54, width: 13 },
  { day: 1, from: 67, width: 33 },
] as const;
const MONDAY = '67%';
const CUT = '10%';
const SIGN = '16%';

/** The tracks that pass behind: Instant and SEPA, as the part's lanes turn. */
const Y = { instant: 110, sepa: 210 } as const;

/** What is not yet credited waits on SEPA from the cut-off to Monday. */
const WAIT = { x1: CUT, x2: MONDAY, y1: Y.sepa, y2: Y.sepa, strokeWidth: 8 } as const;

const ENTRY = { place: 'relative', rule: 'start', pad: 2 } as const;

interface SepaWeekProps extends Look {
  /** SEPA's cut-off on business days, from the limits. */
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
    <At x={x} textAnchor={anchor}>
      <Words size="name" x={dx} y={y}>
        {at}
      </Words>
      <Words x={dx} y={y + 21}>
        {what}
      </Words>
    </At>
  );
}

/** From Friday to Monday: one payment on both lines, over the lines that pass behind. */
export function SepaWeek({ cutoff, ...place }: SepaWeekProps) {
  const { signed, instant, sepa } = useDemo().friday;
  const monday = `${shortWeekday(1)} ${sepa}`;
  const entries = [
    { rail: 1, at: `${shortWeekday(5)} ${signed}`, what: t('drawings.week.signed') },
    { rail: 2, at: instant, what: t('drawings.week.instant'), state: 'now' },
    { rail: 1, at: monday, what: t('drawings.week.sepa'), state: 'announced' },
  ] as const;
  return (
    <Text.div {...place} size="fine" tabular data-drawing="sepa-week" aria-hidden="true">
      <Drawing shown="tabletUp" height="286" stroke="none">
        <pattern
          id="shut"
          width="9"
          height="9"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(25)"
        >
          <path d="M0 0V9" stroke="var(--hair)" />
        </pattern>
        <rect x="39%" width="28%" height="286" fill="url(#shut)" />
        {DAYS.map(({ day, from, width }) => (
          <At key={day} x={`${from}%`}>
            <path d="M0 0V286" stroke="var(--hair)" />
            <Words size="name" tone={width < 20 ? 'mute' : undefined} x="14" y="20">
              {weekday(day)}
            </Words>
          </At>
        ))}
        <line {...WAIT} stroke="var(--page)" />
        <line {...WAIT} stroke="var(--mute)" strokeDasharray="2 9" />
        <At x={CUT} y={Y.sepa}>
          <path d="M0 -12V12" stroke="var(--bone)" strokeWidth="4" />
        </At>
        <At x={SIGN}>
          <path d={`M0 48V${Y.sepa}`} stroke="var(--edge-strong)" strokeDasharray="4 4" />
        </At>
        <g stroke="var(--bone)" strokeWidth="4" fill="var(--page)">
          <circle
            cx={SIGN}
            cy={Y.instant}
            r="7"
            fill="var(--lamp)"
            filter="drop-shadow(0 0 12px var(--lamp))"
          />
          <circle cx={SIGN} cy={Y.sepa} r="7" />
          <circle cx="97%" cy={Y.sepa} r="7" />
        </g>
        <Moment
          x={SIGN}
          dx={-14}
          y={56}
          anchor="end"
          at={signed}
          what={t('drawings.week.signed')}
        />
        <Moment
          x={SIGN}
          dx={14}
          y={56}
          anchor="start"
          at={instant}
          what={t('drawings.week.instant')}
        />
        <Moment x={CUT} y={248} anchor="middle" at={cutoff} what={t('drawings.week.cutOff')} />
        <Moment x="98.2%" y={248} anchor="end" at={monday} what={t('drawings.week.sepa')} />
      </Drawing>
      <Box.ol shown="phone" before={6}>
        <Spread.li {...ENTRY}>
          <b>{cutoff}</b> {t('drawings.week.cutOff')}
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
