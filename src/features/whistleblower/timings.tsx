import type { WhistleblowerPage } from '#content/schemas/whistleblower-schema.ts';
import { Drawing, Positioned } from '#ui/drawing/drawing.tsx';
import { TitledText } from '#ui/heading/titled-text.tsx';
import { Box, Split, Text } from '#ui/layout/box.tsx';
import { TitledSection } from '#ui/section/section.tsx';
import { rich } from '#words/rich.ts';
import { t } from '#words/words.ts';
import styles from './whistleblower.module.css';

const DAYS = 98;
/**
 * The day by which a report is acknowledged; after it the vertical line marks weeks instead of
 * days.
 */
const LIMIT = 7;
/** The days with a ring: the report is received, acknowledged, followed up, and answered. */
const STOPS = [0, 7, 40, DAYS];
const at = (day: number) => `${((day / DAYS) * 100).toFixed(3)}%`;

/** The ring of the follow-up is smaller, because it has no legal time limit. */
const ring = (day: number | undefined) =>
  day === 40 ? { r: 9, strokeWidth: 4 } : { r: 12, strokeWidth: 6 };

/**
 * The horizontal line to scale, with a mark for each day: seven days, then about three months; it
 * runs on dashed to the authority.
 */
function Ruler() {
  return (
    <Drawing place="absolute" shown="tabletUp" height="60" fill="var(--page)" stroke="var(--bone)">
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
      <Positioned x="100%">
        <path d="M18 32H3000" stroke="var(--steel)" strokeWidth="8" strokeDasharray="6 5" />
      </Positioned>
      {STOPS.map((day) => (
        <circle key={day} cx={at(day)} cy="32" {...ring(day)} />
      ))}
    </Drawing>
  );
}

/** The marks of a piece of the vertical line: days up to `LIMIT`, whole weeks after it. */
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

/** A stop's piece of the line where it is vertical, with its marks beside it. */
function UprightRuler({ stop }: { stop: number }) {
  const { [stop]: from = 0, [stop + 1]: to } = STOPS;
  const piece = to
    ? { y2: '100%' }
    : { y2: '85%', stroke: 'var(--steel)', strokeDasharray: '14 10' };
  return (
    <Drawing cover shown="phone" fill="var(--page)" stroke="var(--bone)">
      <Positioned y="15">
        {to ? <Marks from={from} to={to} /> : null}
        <line x1="15" x2="15" strokeWidth="8" {...piece} />
        <circle cx="15" {...ring(from)} />
      </Positioned>
    </Drawing>
  );
}

/** The last two stops share the third column, one at each end. */
const COLUMNS = [[1], [2], [3], [3]] as const;

const QUIET = { tone: 'mute', weight: 'regular' } as const;

/** What happens to a report: the two legal time limits on a line to scale. */
export function Timings({ texts }: { texts: WhistleblowerPage['timings'] }) {
  return (
    <TitledSection id="timings" title={texts.heading} size="minor" head={QUIET} before={8} clip>
      <Box place="relative">
        <Ruler />
        <ol className={styles.timings}>
          {texts.stations.map(({ value, unit, label, text }, index) => (
            <Box.li key={label} place="relative" at={COLUMNS[index]} className={styles.timing}>
              <UprightRuler stop={index} />
              {value ? (
                <Text place="absolute" phone="static" wrap="none" className={styles.limit}>
                  <Text.span size="readout" className={styles.value}>
                    {value}
                  </Text.span>{' '}
                  <Text.span size="large" tone="mute">
                    {unit}
                  </Text.span>
                </Text>
              ) : null}
              <div>
                <TitledText
                  title={label}
                  text={text}
                  look={{ size: 'fine', wrap: 'balance', before: 1 }}
                />
              </div>
            </Box.li>
          ))}
        </ol>
      </Box>
      <Split of={2} gap={5} pad={5} rule="start" before={7}>
        <Text tone="bone" measure="text">
          {texts.afterwards}
        </Text>
        <Text size="small" tone="mute">
          {rich(t('reports.marks'), {
            phone: (text) => <Box.span shown="phone">{text}</Box.span>,
          })}{' '}
          {texts.note}
        </Text>
      </Split>
    </TitledSection>
  );
}
