import { clsx } from 'clsx';
import type { HomeContent } from '../../content/queries/home.ts';
import { Lines } from '../../lines/lines.tsx';
import { Station } from '../../lines/station.tsx';
import { Track } from '../../lines/track.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Box, Stack, Text } from '../../ui/layout/box.tsx';
import { lookOf } from '../../ui/layout/look.ts';
import { Link } from '../../ui/link/link.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './safeguarding.module.css';

type Texts = HomeContent['safeguarding'];

interface MoneyTrackProps {
  track: Texts['tracks'][number];
  /** The institution's own money: a dashed track that touches no line. */
  own?: boolean;
}

function MoneyTrack({ track: { name, stations }, own = false }: MoneyTrackProps) {
  return (
    <Box place="relative" className={clsx(own || styles.yours)}>
      {own ? null : <Station span={3} rail={0} />}
      <Heading level={3} size="h4">
        {name}
      </Heading>
      <Track
        className={lookOf({ before: 4 })}
        label={name}
        line={own ? 'dashed' : 'plain'}
        stops={stations.map(({ label }) => ({
          at: label,
          label: null,
          state: own ? 'announced' : 'ring',
        }))}
      />
    </Box>
  );
}

/** Safeguarded, not insured: three statements and two tracks that never meet. */
export function Safeguarding({ texts }: { texts: Texts }) {
  const [yours, ours] = texts.tracks;
  return (
    <Section labelledBy="safeguarding">
      <Frame grid strip pad={8}>
        <Lines shape="straight" light />
        <Box at={[2, 7]}>
          <Heading level={2} size="h2" id="safeguarding">
            {texts.heading}
          </Heading>
          <Text size="lead" before={6} measure="narrow">
            {texts.lead}
          </Text>
          <Link href={texts.link.href} variant="more" before={5}>
            {texts.link.label}
          </Link>
        </Box>
        <Box.ol rule="end" at={[8, 13]} tablet={[7, 13]} className={styles.below}>
          {texts.statements.map(({ title, text: statement }) => (
            <Box.li key={title} rule="start" pad={5}>
              <Heading level={3} size="h4">
                {title}
              </Heading>
              <Text size="fine" before={2}>
                {statement}
              </Text>
            </Box.li>
          ))}
        </Box.ol>
        <Stack gap={7} before={8} at={[2, 13]} className={styles.tracks}>
          {yours ? <MoneyTrack track={yours} /> : null}
          <Text size="fine" tone="mute">
            {texts.gap}
          </Text>
          {ours ? <MoneyTrack track={ours} own /> : null}
        </Stack>
      </Frame>
    </Section>
  );
}
