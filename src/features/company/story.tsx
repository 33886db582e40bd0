import type { AboutPage, StoryStation } from '#content/schemas/about-schema.ts';
import { Lines } from '#drawings/lines/lines.tsx';
import routes from '#drawings/lines/routes.module.css';
import { Station } from '#drawings/lines/station.tsx';
import { RAIL_NAMES, RAILS } from '#tariff/rails.ts';
import { Day } from '#ui/day/day-text.tsx';
import { Drawing } from '#ui/drawing/drawing.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Box, Inline, Stack, Text } from '#ui/layout/box.tsx';
import { type Look, lookOf } from '#ui/layout/look.ts';
import { TitledSection } from '#ui/section/section.tsx';
import styles from './story.module.css';
import { axis, type Chapter, chapters, placed } from './story.ts';

interface OverviewProps {
  stations: readonly StoryStation[];
  today: string;
}

const TOP = 52;
const PITCH = 48;

/** How far apart stops must be, in percent of the axis, and where they are drawn then. */
const ROOMS: readonly (Pick<Look, 'shown'> & { gap: number })[] = [
  { gap: 4 },
  { gap: 2.6, shown: 'tabletUp' },
  { gap: 1.6, shown: 'wide' },
];

const y = (index: number) => TOP + index * PITCH;

interface StopProps extends Pick<Chapter, 'first' | 'span' | 'state'>, Pick<Look, 'shown'> {
  x: string;
}

/** A capsule over the rails that a station stands on; what is only announced is hollow. */
function StoryRing({ first, span, state, x, shown }: StopProps) {
  const hollow = state === 'announced';
  // a line of no length would have no ends to be rounded
  const place = { x1: x, x2: x, y1: y(first), y2: y(first + span - 1) + 0.01 };
  return (
    <g className={lookOf({ shown })} strokeLinecap="round">
      <line className={styles.stop} stroke={hollow ? 'var(--steel)' : 'var(--bone)'} {...place} />
      {hollow ? <line className={styles.hole} stroke="var(--page)" {...place} /> : null}
    </g>
  );
}

/** The whole story at true scale: each rail begins on its day, the lamp stands today. Decorative. */
export function Overview({ stations, today }: OverviewProps) {
  const { at, years } = axis(stations);
  const x = (day: string) => `${at(day)}%`;
  const rooms = placed(stations, today, ROOMS);
  const bottom = y(2) + 44;
  const level = (from: string, to: string, y: number) => ({ x1: x(from), x2: x(to), y1: y, y2: y });
  const rails = RAILS.flatMap((rail, index) => {
    const first = stations.find(({ opens }) => opens === rail);
    return first ? [{ rail, from: first.date, y: y(index) }] : [];
  });
  // before the first rail there was only paper
  const opened = rails.find(({ rail }) => rail === 'sepa')?.from ?? today;
  const paper = level(stations[0]?.date ?? today, opened, y(1));
  return (
    <Drawing size="least" tabular height={bottom + 30}>
      {years.map(({ year, x }) => (
        <g key={year}>
          <line stroke="var(--hair)" x1={`${x}%`} x2={`${x}%`} y1="0" y2={bottom} />
          {/* a phone has no room for a year that has only begun at the end of the axis */}
          <text
            className={lookOf({ shown: x > 91 ? 'tabletUp' : undefined })}
            fill="var(--mute)"
            x={`${x}%`}
            y={bottom + 22}
          >
            {year}
          </text>
        </g>
      ))}
      <line stroke="var(--steel)" strokeWidth="3" strokeDasharray="3 8" {...paper} />
      {rails.map(({ rail, from, y }) => (
        <g key={rail}>
          <g className={routes.line} data-line={rail}>
            <line {...level(from, today, y)} />
            {rail === 'swift' ? <line className={routes.core} {...level(from, today, y)} /> : null}
          </g>
          <text fill="var(--text)" x={x(from)} y={rail === 'instant' ? y + 27 : y - 15}>
            {RAIL_NAMES[rail]}
          </text>
          <line className={routes.line} data-state="rest" x1={x(today)} x2="160%" y1={y} y2={y} />
        </g>
      ))}
      {chapters(stations).map((chapter) => {
        const room = rooms.get(chapter.date);
        return room && <StoryRing key={chapter.date} {...chapter} x={x(chapter.date)} {...room} />;
      })}
      <line stroke="var(--edge-strong)" x1={x(today)} x2={x(today)} y1={TOP - 26} y2={bottom} />
      <circle
        className={styles.today}
        cx={x(today)}
        cy={y(2)}
        fill="var(--lamp)"
        stroke="var(--bone)"
      />
    </Drawing>
  );
}

const NO_RAIL = { swift: 'none', sepa: 'none', instant: 'none' } as const;

function Told({ date, year, label, text, state, lines, first, span }: Chapter) {
  return (
    <Stack.li className={styles.chapter}>
      <Text size="readout" pad={2} shown="tabletUp" aria-hidden="true">
        {year}
      </Text>
      <Box size="entry" place="relative" className={styles.map} aria-hidden="true">
        {Object.keys(lines).length > 0 ? (
          <Lines shape="straight" lines={{ ...NO_RAIL, ...lines }} />
        ) : (
          <i className={styles.paper} />
        )}
        <Station state={state} rail={first} span={span} />
      </Box>
      <Inline items="top" gap={5} apart pad={4}>
        <div className={styles.head}>
          <Heading size="h4" voice="entry">
            {label}
          </Heading>
          {date ? (
            <Text size="small" tone="mute" tabular before={1}>
              <Day value={date} />
              {state === 'announced' ? ', announced' : null}
            </Text>
          ) : null}
        </div>
        {text ? <p className={styles.text}>{text}</p> : null}
      </Inline>
    </Stack.li>
  );
}

/** The dated line: each rail comes in at the station that opened it. */
export function Story({ texts }: { texts: AboutPage['story'] }) {
  return (
    <TitledSection id="story" title={texts.heading} head={{ at: [1, 6] }} grid before={9}>
      <Text size="lead" before={4} self="bottom" at={[6, 11]} tablet={[6, 13]}>
        {texts.lead}
      </Text>
      <Box.ol before={7} at={[1, 13]}>
        {chapters(texts.stations).map((chapter) => (
          <Told key={`${chapter.date} ${chapter.label}`} {...chapter} />
        ))}
      </Box.ol>
    </TitledSection>
  );
}
