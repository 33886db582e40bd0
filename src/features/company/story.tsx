import type { AboutPage } from '../../content/schemas/about.ts';
import { Lines } from '../../lines/lines.tsx';
import { Station } from '../../lines/station.tsx';
import { Day } from '../../ui/day/day.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Box, Inline, Text } from '../../ui/layout/box.tsx';
import { TitledSection } from '../../ui/section/section.tsx';
import styles from './story.module.css';
import { type Chapter, chapters } from './story.ts';

const NO_RAIL = { swift: 'none', sepa: 'none', instant: 'none' } as const;

function Stop({ date, year, label, text: told, state, runs, first, span }: Chapter) {
  const from = Object.fromEntries(runs.map(({ rail, after }) => [rail, after]));
  return (
    <li className={styles.chapter}>
      <Text size="readout" pad={2} shown="tabletUp" aria-hidden="true">
        {year}
      </Text>
      <Text as="div" size="entry" className={styles.map} aria-hidden="true">
        {runs.length === 0 ? (
          <i className={styles.paper} />
        ) : (
          <Lines shape="straight" lines={{ ...NO_RAIL, ...from }} />
        )}
        <Station state={state} rail={first} span={span} />
      </Text>
      <Inline items="top" gap={5} pad={4} className={styles.told}>
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
        {told ? <p className={styles.text}>{told}</p> : null}
      </Inline>
    </li>
  );
}

/** The dated line: each rail comes in at the station that opened it. */
export function Story({ texts }: { texts: AboutPage['story'] }) {
  return (
    <TitledSection id="story" title={texts.heading} head={{ at: [1, 6] }} grid before={9}>
      <Text size="lead" before={4} self="bottom" at={[6, 11]} tablet={[6, 13]}>
        {texts.lead}
      </Text>
      <Box as="ol" before={7} at={[1, 13]}>
        {chapters(texts.stations).map((chapter) => (
          <Stop key={`${chapter.date} ${chapter.label}`} {...chapter} />
        ))}
      </Box>
    </TitledSection>
  );
}
