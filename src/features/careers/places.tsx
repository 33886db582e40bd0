import type { CareersPage } from '../../content/schemas/careers-page.ts';
import { Station } from '../../lines/station.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Box, Text } from '../../ui/layout/box.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './careers.module.css';
import { Parting, PlaceLines, PlaceStrip } from './place-lines.tsx';

/** The lines leave the board, part, and arrive at a place each. */
export function Places({ texts }: { texts: CareersPage['places'] }) {
  const places = texts.items.length;
  return (
    <Section labelledBy="places">
      <Frame strip>
        <Box place="relative" pad={8}>
          <PlaceLines places={places} />
          <Heading level={2} size="h2" id="places">
            {texts.heading}
          </Heading>
        </Box>
        <Parting places={places} />
        <ul className={styles.places} data-places={places}>
          {texts.items.map(({ name, label, text: about }, index) => (
            <Box.li key={name} place="relative" className={styles.place}>
              <PlaceStrip place={index} places={places} />
              <Station rail={index} />
              <Heading level={3} size="h3">
                {name}
              </Heading>
              <Text size="small" tone="mute" before={2}>
                {label}
              </Text>
              <Box.p pad={5}>{about}</Box.p>
            </Box.li>
          ))}
        </ul>
      </Frame>
    </Section>
  );
}
