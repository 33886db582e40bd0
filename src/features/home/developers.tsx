import { clsx } from 'clsx';
import type { HomeContent } from '#content/queries/home-query.ts';
import { ApiAnswer, ApiRequest, apiAnswers } from '#drawings/api-exchange/api-exchange.tsx';
import { useDemo, useDemoPart } from '#drawings/demo-figures.ts';
import { Lines } from '#drawings/lines/lines.tsx';
import { RailStops, Station } from '#drawings/lines/station.tsx';
import { liveRail } from '#tariff/rails.ts';
import { Box, Inline, Spread, Stack, Text } from '#ui/layout/box.tsx';
import { MoreLink } from '#ui/link/link.tsx';
import { Section } from '#ui/section/section.tsx';
import { SectionHead } from '#ui/section/section-head.tsx';
import styles from './home.module.css';

/** On a tablet the request and the text have one side each, so that neither leaves a gap. */
const SAY = { at: [8, 13], tablet: [1, 6] } as const;
const SEND = { at: [1, 6], tablet: [8, 13] } as const;

/**
 * A request on one side and the responses on the other, placed along the lines in order of time.
 */
export function Developers({ texts }: { texts: NonNullable<HomeContent['developers']> }) {
  const { heading, lead } = texts;
  const answers = apiAnswers(useDemoPart('api'), useDemo());
  return (
    <Section grid strip labelledBy="developers" pad={8} frame={styles.developers}>
      <Lines light from="centre" />
      <SectionHead
        id="developers"
        heading={heading}
        lead={lead}
        wrap="balance"
        {...SAY}
        size="part"
      >
        <Inline.p gap={5} before={5}>
          <MoreLink to={texts.link} />
          <MoreLink to={texts.guide} />
        </Inline.p>
      </SectionHead>
      <Box self="top" {...SEND} className={clsx(styles.pinned, styles.request)}>
        <Station span="all" rail={0} />
        <ApiRequest />
      </Box>
      <Stack gap={5} self="top" at={[8, 13]} className={styles.answers}>
        {answers.map((answer) => (
          <Box
            key={answer.title}
            place="relative"
            shown={answer.now ? undefined : 'tabletUp'}
            className={styles.pinned}
          >
            <RailStops rails={[liveRail()]} state={answer.now ? 'now' : 'ring'} />
            <ApiAnswer answer={answer} />
          </Box>
        ))}
      </Stack>
      <Box.dl self="bottom" at={[1, 6]} className={styles.facts}>
        {texts.facts.map(({ label, text, figure, unit }, index) => (
          <Spread
            key={label}
            shown={index > 1 ? 'tabletUp' : undefined}
            items="baseline"
            gap={5}
            rule="start"
            className={styles.fact}
          >
            <Text.dt size="fine" tone="mute">
              {label}
            </Text.dt>
            <Text.dd size="amount" wrap="none">
              {figure}
              {text === figure ? null : (
                <Text.small size="fine" tone="mute" weight="regular">
                  {' '}
                  {unit}
                </Text.small>
              )}
            </Text.dd>
          </Spread>
        ))}
      </Box.dl>
    </Section>
  );
}
