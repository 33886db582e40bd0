import { clsx } from 'clsx';
import { Detail } from '#blocks/parts/detail.tsx';
import type { HomeContent } from '#content/queries/home-query.ts';
import { Lines } from '#drawings/lines/lines.tsx';
import { Station } from '#drawings/lines/station.tsx';
import { Track } from '#drawings/lines/track.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Titled } from '#ui/heading/titled.tsx';
import { Box, Split, Stack, Text } from '#ui/layout/box.tsx';
import { MoreLink } from '#ui/link/link.tsx';
import { Frame, Section } from '#ui/section/section.tsx';
import { SectionHead } from '#ui/section/section-head.tsx';
import styles from './home.module.css';

/** `€0.20` with its sign apart, so that the digits can be the illustration. */
function Price({ price, detail }: { price: string; detail: string | null }) {
  const [, sign = '', digits = ''] = /^(\D*)(.*)$/.exec(price.replace(/\.00$/, '')) ?? [];
  return (
    <Text size="readout" wrap="none" className={styles.price}>
      {sign ? (
        <Text.span tone="mute" className={styles.sign}>
          {sign}
        </Text.span>
      ) : null}
      {digits}
      {detail ? (
        <Text.small size="fine" tone="mute" weight="regular">
          {' '}
          {detail}
        </Text.small>
      ) : null}
    </Text>
  );
}

/** Each line becomes the price of a payment on it, and the three return to the edge. */
export function Prices({ texts }: { texts: HomeContent['fees'] }) {
  const lanes = { shape: 'lanes', className: styles.centre } as const;
  return (
    <Section labelledBy="prices" className={styles.prices}>
      <Frame grid strip pad={8}>
        <Lines className={styles.centre} />
        <Heading size="h2" id="prices" at={[1, 6]}>
          {texts.heading}
        </Heading>
        <Text size="lead" self="bottom" at={[8, 13]} className={styles.below}>
          {texts.lead}
        </Text>
      </Frame>
      <Frame grid strip className={styles.figures}>
        <Lines {...lanes} turn="left" lines={{ instant: 'none' }} />
        <Lines {...lanes} turn="right" lines={{ swift: 'none', sepa: 'none' }} />
        <Split.ul of={3} at={[1, 13]} className={styles.teasers}>
          {texts.teasers.map(({ rail, name, caption, price, detail }, index) => (
            <Box.li key={rail} place="relative" className={clsx(styles.inset, styles.teaser)}>
              <Station rail={index} shown="phone" />
              <Price price={price} detail={detail} />
              <Heading size="h4" before={5}>
                {name}
              </Heading>
              <Text size="fine" wrap="balance" before={1} measure="narrow">
                {caption}
              </Text>
            </Box.li>
          ))}
        </Split.ul>
      </Frame>
      <Frame grid strip className={styles.meeting}>
        <Lines lines={{ sepa: 'none', instant: 'none' }} />
        <Lines shape="lanes" turn="left" lines={{ swift: 'none' }} />
        <MoreLink to={texts.link} self="top" at={[9, 13]} className={styles.inset} />
      </Frame>
    </Section>
  );
}

type Texts = HomeContent['safeguarding'];

interface MoneyTrackProps {
  track: Texts['tracks'][number];
  /** The institution's own money: a dashed track that touches no line. */
  own?: boolean;
}

function MoneyTrack({ track: { name, stations }, own = false }: MoneyTrackProps) {
  const state = own ? 'announced' : 'ring';
  return (
    <Box place="relative" className={clsx(own || styles.yours)}>
      {own ? null : <Station span={3} rail={0} />}
      <Heading size="h4">{name}</Heading>
      <Track
        before={4}
        label={name}
        line={own ? 'dashed' : 'plain'}
        stops={stations.map(({ label }) => ({ at: label, label: null, state }))}
      />
    </Box>
  );
}

/** Safeguarded, not insured: three statements and two tracks that never meet. */
export function Safeguarding({ texts }: { texts: Texts }) {
  const { heading, lead } = texts;
  const [yours, ours] = texts.tracks;
  return (
    <Section grid strip labelledBy="safeguarding" pad={8}>
      <Lines light />
      <SectionHead
        id="safeguarding"
        heading={heading}
        lead={lead}
        measure="narrow"
        at={[2, 7]}
        tablet={[2, 6]}
      >
        <MoreLink to={texts.link} before={5} />
      </SectionHead>
      <Box.ol rule="end" at={[8, 13]} tablet={[7, 13]} className={styles.below}>
        {texts.statements.map(({ title, text }) => (
          <Box.li key={title} rule="start" pad={5}>
            <Titled title={title} text={text} />
          </Box.li>
        ))}
      </Box.ol>
      <Detail
        summary={texts.tracks.map(({ name }) => name).join(' · ')}
        alone
        before={8}
        at={[2, 13]}
        className={styles.tracks}
      >
        <Stack gap={7}>
          {yours ? <MoneyTrack track={yours} /> : null}
          <Text size="fine" tone="mute">
            {texts.gap}
          </Text>
          {ours ? <MoneyTrack track={ours} own /> : null}
        </Stack>
      </Detail>
    </Section>
  );
}
