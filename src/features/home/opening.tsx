import type { HomeContent } from '../../content/queries/home.ts';
import { Lines } from '../../lines/lines.tsx';
import { Station } from '../../lines/station.tsx';
import { Figure } from '../../ui/figure/figure.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Box, Inline, Stack, Text } from '../../ui/layout/box.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './home.module.css';

/** Five steps from the form to the live IBAN, each an interchange on the three lines. */
export function Opening({ texts }: { texts: HomeContent['opening'] }) {
  const last = texts.steps.length - 1;
  return (
    <Section labelledBy="opening">
      <Frame grid strip className={styles.bend}>
        <Lines shape="bend" turn="left" className={styles.toCentre} />
        <Box self="top" at={[1, 6]} className={styles.opening}>
          <Heading level={2} size="h2" id="opening">
            {texts.heading}
          </Heading>
          <Text size="lead" before={6} measure="text">
            {texts.lead}
          </Text>
          <Link href={texts.link.href} variant="more" before={5}>
            {texts.link.label}
          </Link>
          <Text size="small" tone="mute" before={5} measure="text">
            {texts.span}. {texts.example}
          </Text>
        </Box>
        <Stack.ol gap={8} at={[7, 13]} className={styles.below}>
          {texts.steps.map(({ figure, unit, title, text: about }, index) => (
            <Inline.li
              key={title}
              place="relative"
              items="baseline"
              gap={3}
              className={styles.step}
            >
              <Station span={3} rail={0} state={index === last ? 'now' : 'ring'} />
              <Figure value={figure} unit={unit} className={styles.figure} />
              <div>
                <Heading level={3} size="h4">
                  {title}
                </Heading>
                <Text size="fine" wrap="balance" before={1} shown="tabletUp">
                  {about}
                </Text>
              </div>
            </Inline.li>
          ))}
        </Stack.ol>
      </Frame>
    </Section>
  );
}
