import { Station } from '#drawings/lines/station.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Box, Inline, Text } from '#ui/layout/box.tsx';
import { Particles } from '#ui/particles/particles.tsx';
import { Frame, Section } from '#ui/section/section.tsx';
import { t } from '#words/words.ts';
import styles from './errors.module.css';
import { Figure503 } from './figures.tsx';

/** 503: illustrated figure, heading and text, without a link to the home page (specification, 2.6). */
export function Unavailable() {
  return (
    <Section clip className={styles.page}>
      <Particles className={styles.dust} />
      <Frame>
        <Figure503 />
        <Inline gap={5} before={7} className={styles.shutHead}>
          <Station state="announced" />
          <Box flex="grow">
            <Heading level={1} size="section">
              {t('errors.unavailable')}
            </Heading>
            <Text size="lead" before={3}>
              {t('errors.unavailableText')}
            </Text>
          </Box>
        </Inline>
      </Frame>
    </Section>
  );
}
