import { clsx } from 'clsx';
import type { HomeContent } from '../../content/queries/home.ts';
import { Lines } from '../../lines/lines.tsx';
import { Station } from '../../lines/station.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Box, Inline, Spread, Stack, Text } from '../../ui/layout/box.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import { ApiAnswer, ApiRequest, apiAnswers } from '../../vignettes/api-exchange/api-exchange.tsx';
import { useDemo } from '../../vignettes/demo.ts';
import styles from './developers.module.css';

/** A request on one side, what comes back on the other, pinned to the lines in time order. */
export function Developers({ texts }: { texts: HomeContent['developers'] }) {
  return (
    <Section labelledBy="developers">
      <Frame grid strip pad={8} className={styles.frame}>
        <Lines shape="straight" light className={styles.centre} />
        <Box at={[8, 13]}>
          <Heading level={2} size="h2" id="developers">
            {texts.heading}
          </Heading>
          <Text size="lead" wrap="balance" before={6}>
            {texts.lead}
          </Text>
          <Inline.p gap={5} before={5}>
            <Link href={texts.link.href} variant="more">
              {texts.link.label}
            </Link>
            <Link href={texts.guide.href} variant="more">
              {texts.guide.label}
            </Link>
          </Inline.p>
        </Box>
        <Box self="top" at={[1, 6]} className={clsx(styles.pinned, styles.request)}>
          <Station span={3} rail={0} />
          <ApiRequest />
        </Box>
        <Stack gap={5} self="top" at={[8, 13]} className={styles.answers}>
          {apiAnswers(useDemo()).map((answer) => (
            <Box key={answer.title} place="relative" className={styles.pinned}>
              <Station state={answer.now ? 'now' : 'ring'} rail={2} />
              <ApiAnswer answer={answer} />
            </Box>
          ))}
        </Stack>
        <Box.dl self="bottom" at={[1, 6]} className={styles.facts}>
          {texts.facts.map(({ label, text: written, figure, unit }) => (
            <Spread key={label} items="baseline" gap={5} rule="start" className={styles.fact}>
              <Text.dt size="fine" tone="mute">
                {label}
              </Text.dt>
              <Text.dd size="readout" wrap="none" className={styles.figure}>
                {figure}
                {written === figure ? null : (
                  <Text.small size="fine" tone="mute" weight="regular">
                    {' '}
                    {unit}
                  </Text.small>
                )}
              </Text.dd>
            </Spread>
          ))}
        </Box.dl>
      </Frame>
    </Section>
  );
}
