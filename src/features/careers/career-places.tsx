import { clsx } from 'clsx';
import { AsFeed } from '#blocks/feed/as-feed.tsx';
import type { CareersPage } from '#content/schemas/careers-page-schema.ts';
import { Station } from '#drawings/lines/station.tsx';
import { Figure } from '#ui/figure/figure.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Titled } from '#ui/heading/titled.tsx';
import { Box, Spread, Stack, Text } from '#ui/layout/box.tsx';
import { Section } from '#ui/section/section.tsx';
import styles from './careers.module.css';
import { Parting, PlaceStrip, PlaceTracks } from './place-tracks.tsx';

const ABOUT = { size: 'small', tone: 'mute', before: 2 } as const;

/** The page's opening: the tracks enter at the top edge, each with the people who work there. */
export function PeopleAtPlaces({ texts }: { texts: CareersPage }) {
  const places = texts.places.items;
  return (
    <Section clip framed>
      <Box place="relative" pad={8} data-places={places.length}>
        <PlaceTracks places={places.length} shape="enter" />
        <Heading size="hero" place="above" className={styles.heading}>
          {texts.heading}
        </Heading>
        <Text size="lead" measure="narrow" before={6}>
          {texts.lead}
          <AsFeed href="/careers" />
        </Text>
        <ul className={clsx(styles.lanes, styles.seats)}>
          {places.map(({ name, people }) => (
            <li key={name} className={styles.seat}>
              <Spread.b size="readout" wrap="none" items="middle" gap={3}>
                {people} <Station />
              </Spread.b>
              <Text.span size="small" tone="mute" wrap="none" before={1} className={styles.name}>
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
    </Section>
  );
}

/** The tracks leave the board, part, and arrive at a place each. */
export function ArrivalsAtPlaces({ texts }: { texts: CareersPage['places'] }) {
  const places = texts.items.length;
  return (
    <Section strip labelledBy="places">
      <Box place="relative" pad={8}>
        <PlaceTracks places={places} />
        <Heading size="h2" id="places">
          {texts.heading}
        </Heading>
      </Box>
      <Parting places={places} />
      <ul className={styles.places} data-places={places}>
        {texts.items.map(({ name, label, text }, index) => (
          <Box.li key={name} place="relative" className={styles.place}>
            <PlaceStrip place={index} places={places} />
            <Station rail={index} />
            <Titled title={name} size="h3" text={label} look={ABOUT} />
            <Box.p pad={5}>{text}</Box.p>
          </Box.li>
        ))}
      </ul>
    </Section>
  );
}
