import type { AboutPage } from '../../content/schemas/about.ts';
import { Station } from '../../lines/station.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Box, Text } from '../../ui/layout/box.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './company.module.css';

/** What we hold to: rights held, as rings along one line. */
export function Principles({ texts }: { texts: AboutPage['principles'] }) {
  return (
    <Section before={9} labelledBy="principles">
      <Frame>
        <Heading level={2} size="h2" id="principles">
          {texts.heading}
        </Heading>
        <Box as="ul" before={8} className={styles.stops}>
          {texts.items.map(({ title, text: about }) => (
            <li key={title}>
              <Station className={styles.ring} />
              <Heading level={3} size="h4">
                {title}
              </Heading>
              <Text size="fine" before={2}>
                {about}
              </Text>
            </li>
          ))}
        </Box>
      </Frame>
    </Section>
  );
}
