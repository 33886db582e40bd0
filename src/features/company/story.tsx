import type { AboutPage } from '#content/schemas/about-schema.ts';
import { litStates } from '#drawings/lines/by-rail.ts';
import { Lines } from '#drawings/lines/lines.tsx';
import { Station } from '#drawings/lines/station.tsx';
import { Day } from '#ui/date/date-text.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Box, Inline, Stack, Text } from '#ui/layout/box.tsx';
import { TitledSection } from '#ui/section/section.tsx';
import { rich } from '#words/rich.ts';
import { t } from '#words/words.ts';
import styles from './story.module.css';
import { type Chapter, chapters } from './story.ts';

function ChapterRow({ date, year, label, text, state, lines, first, span }: Chapter) {
  return (
    <Stack.li className={styles.chapter}>
      <Text size="readout" pad={2} shown="tabletUp" aria-hidden="true">
        {year}
      </Text>
      <Box size="entry" place="relative" className={styles.map} aria-hidden="true">
        {Object.keys(lines).length > 0 ? (
          <Lines lines={{ ...litStates([], 'none'), ...lines }} />
        ) : (
          <i className={styles.paper} />
        )}
        <Station state={state} rail={first} span={span} />
      </Box>
      <Inline items="top" gap={5} apart pad={4} className={styles.entry}>
        <div className={styles.head}>
          <Heading size="entry">{label}</Heading>
          {date ? (
            <Text size="small" tone="mute" tabular before={1}>
              {state === 'announced' ? (
                rich(t('company.announced'), { day: () => <Day value={date} /> })
              ) : (
                <Day value={date} />
              )}
            </Text>
          ) : null}
        </div>
        {text ? <p className={styles.text}>{text}</p> : null}
      </Inline>
    </Stack.li>
  );
}

/** The story as a dated line; each rail begins at the station that opened it. */
export function Story({ texts }: { texts: AboutPage['story'] }) {
  return (
    <TitledSection id="story" title={texts.heading} head={{ at: [1, 6] }} grid before={9}>
      <Text size="lead" before={4} self="bottom" at={[6, 11]} tablet={[6, 13]}>
        {texts.lead}
      </Text>
      <Box.ol before={7} at={[1, 13]}>
        {chapters(texts.stations).map((chapter) => (
          <ChapterRow key={`${chapter.date} ${chapter.label}`} {...chapter} />
        ))}
      </Box.ol>
    </TitledSection>
  );
}
