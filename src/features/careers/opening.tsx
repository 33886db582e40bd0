import type { CareersPage } from '../../content/schemas/careers-page.ts';
import { Station } from '../../lines/station.tsx';
import { Figure } from '../../ui/figure/figure.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Box, Spread, Stack, Text } from '../../ui/layout/box.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './careers.module.css';
import { PlaceLines } from './place-lines.tsx';

/** The page's opening: the place lines enter at the top edge, each with the people who work there. */
export function Opening({ texts }: { texts: CareersPage }) {
  const places = texts.places.items;
  return (
    <Section clip>
      <Frame>
        <Box place="relative" pad={8} data-places={places.length}>
          <PlaceLines places={places.length} shape="enter" />
          <Heading level={1} size="hero" place="above" className={styles.heading}>
            {texts.heading}
          </Heading>
          <Text size="lead" measure="narrow" before={6}>
            {texts.lead}
          </Text>
          <ul className={styles.seats}>
            {places.map(({ name, people }) => (
              <li key={name} className={styles.seat}>
                <Spread.b size="readout" wrap="none" items="middle" gap={3}>
                  {people} <Station />
                </Spread.b>
                <Text.span size="small" tone="mute" wrap="none" before={1} className={styles.lane}>
                  {name}
                </Text.span>
              </li>
            ))}
          </ul>
          <Stack gap={7} before={8} className={styles.figures}>
            {texts.figures.items.map((figure) => (
              <Figure key={figure.label} {...figure} />
            ))}
          </Stack>
          <Text size="least" tone="mute" before={5}>
            {texts.figures.note}
          </Text>
        </Box>
      </Frame>
    </Section>
  );
}
