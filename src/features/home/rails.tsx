import { clsx } from 'clsx';
import type { HomeContent } from '../../content/queries/home.ts';
import { Lines } from '../../lines/lines.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Box, Inline, Text } from '../../ui/layout/box.tsx';
import { lookOf } from '../../ui/layout/look.ts';
import { Link } from '../../ui/link/link.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import { IbanPlates } from '../../vignettes/iban-plates/iban-plates.tsx';
import { Lane } from './lane.tsx';
import styles from './rails.module.css';

/** One IBAN opens into three lanes: when each runs, how long it takes, who has the money. */
export function Rails({ texts }: { texts: HomeContent['rails'] }) {
  return (
    <Section labelledBy="rails">
      <Frame grid strip pad={8}>
        <Lines shape="straight" light />
        <Box at={[2, 7]}>
          <Heading level={2} size="h2" id="rails">
            {texts.heading}
          </Heading>
          <Text size="lead" before={6} measure="text">
            {texts.lead}
          </Text>
        </Box>
        <IbanPlates className={clsx(styles.below, lookOf({ self: 'bottom', at: [8, 13] }))} />
      </Frame>
      <Frame grid strip className={styles.lanes}>
        <Lines shape="lanes" turn="right" className={styles.lines} />
        {texts.lanes.map((lane) => (
          <Lane key={lane.line} lane={lane} />
        ))}
        <Inline gap={5} before={5} at={[2, 12]}>
          <Link href={texts.link.href} variant="more">
            {texts.link.label}
          </Link>
          <Text size="small" tone="mute">
            {texts.example}
          </Text>
        </Inline>
      </Frame>
    </Section>
  );
}
