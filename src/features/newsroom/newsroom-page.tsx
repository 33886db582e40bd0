import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import board from '../../blocks/board/board.module.css';
import type { NewsItem } from '../../content/queries/newsroom.ts';
import type { NewsroomPage as Texts } from '../../content/schemas/newsroom-page.ts';
import { Lines } from '../../lines/lines.tsx';
import { Station } from '../../lines/station.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Box, Spread, Stack, Text } from '../../ui/layout/box.tsx';
import { LedgerRow } from '../../ui/ledger/ledger.tsx';
import { Link, MoreLink } from '../../ui/link/link.tsx';
import { Frame, Section, TitledSection } from '../../ui/section/section.tsx';
import { Kit } from './kit.tsx';
import { News } from './news.tsx';
import styles from './newsroom.module.css';

interface NewsroomPageProps {
  texts: Texts;
  /** Newest first. */
  items: readonly NewsItem[];
  /** Slots: the copy buttons of the two boilerplate texts. */
  copyShort?: ReactNode;
  copyLong?: ReactNode;
  /** The palette. */
  children?: ReactNode;
}

const LEAD = { size: 'large', tone: 'bone', before: 7, at: [5, 11], tablet: [5, 13] } as const;

/** The heading, and the lines that turn under it into the spine of the news. */
function Opening({ heading, lead }: Pick<Texts, 'heading' | 'lead'>) {
  const turn = clsx(board.register, styles.turn);
  return (
    <Section>
      <Frame grid className={clsx(board.opening, styles.spine)}>
        <Lines shape="bend" turn="left" shown="tabletUp" className={turn} />
        <Heading size="hero" at={[1, 12]} className={board.heading}>
          {heading}
        </Heading>
        <Text {...LEAD} className={styles.lead}>
          {lead}
        </Text>
      </Frame>
    </Section>
  );
}

/** The press contact: the address is the picture. */
function Contact({ texts }: { texts: Texts['press'] }) {
  const head = { tone: 'mute', at: [1, 13] } as const;
  return (
    <TitledSection id="press-contact" title={texts.heading} size="h4" head={head} grid before={9}>
      <Text before={3} at={[1, 13]}>
        <Link href={`mailto:${texts.email}`} variant="plain" tone="bone" className={styles.mail}>
          {texts.email}
        </Link>
      </Text>
      <Box before={7} at={[1, 6]}>
        <Text size="lead">{texts.text}</Text>
        <MoreLink to={texts.link} before={4} />
      </Box>
      <Stack as="ul" gap={4} before={7} at={[7, 13]}>
        {texts.points.map((point) => (
          <LedgerRow key={point} mark={<Station state="announced" />}>
            <p>{point}</p>
          </LedgerRow>
        ))}
      </Stack>
    </TitledSection>
  );
}

type BoilerplateProps = Pick<NewsroomPageProps, 'copyShort' | 'copyLong'> & {
  texts: Texts['boilerplate'];
};

/** Who we are in two lengths, each with a button that copies it. */
function Boilerplate({ texts, copyShort, copyLong }: BoilerplateProps) {
  const versions = [
    { ...texts.short, copy: copyShort, at: [4, 8], tablet: [1, 7], size: 'lead' },
    { ...texts.long, copy: copyLong, at: [8, 13], tablet: [7, 13], size: undefined },
  ] as const;
  return (
    <Section before={9} labelledBy="boilerplate" grid>
      <Box pad={3} at={[1, 4]} tablet={[1, 13]}>
        <Heading size="h3" id="boilerplate">
          {texts.heading}
        </Heading>
        <Text tone="mute" before={2}>
          {texts.lead}
        </Text>
      </Box>
      {versions.map(({ label, text, copy, size, ...place }) => (
        <Box key={label} rule="start" pad={3} {...place} className={styles.version}>
          <Spread items="middle">
            <Text as="h3" size="small" tone="mute" weight="regular">
              {label}
            </Text>
            {copy}
          </Spread>
          <Text tone="bone" before={3} size={size}>
            {text}
          </Text>
        </Box>
      ))}
    </Section>
  );
}

/** `/newsroom`: announcements along one spine, then what the press needs. */
export function NewsroomPage(props: NewsroomPageProps) {
  const { texts, items, copyShort, copyLong, children } = props;
  return (
    <>
      <Opening heading={texts.heading} lead={texts.lead} />
      <News items={items} empty={texts.empty} />
      <Contact texts={texts.press} />
      <Boilerplate texts={texts.boilerplate} copyShort={copyShort} copyLong={copyLong} />
      <Kit texts={texts.kit} palette={children} />
    </>
  );
}
