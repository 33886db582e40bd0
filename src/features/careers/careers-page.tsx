import { FeedLink } from '#blocks/feed/feed-link.tsx';
import { Offices } from '#blocks/offices/offices.tsx';
import type { CareersPage as Texts } from '#content/schemas/careers-page-schema.ts';
import { Figure } from '#ui/figure/figure.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { TitledText } from '#ui/heading/titled-text.tsx';
import { Box, Split, Stack, Text } from '#ui/layout/box.tsx';
import { Link } from '#ui/link/link.tsx';
import { Section, TitledSection } from '#ui/section/section.tsx';
import styles from './careers.module.css';
import { PositionBoard } from './position-board.tsx';
import type { ListedPosition } from './positions.ts';

/** The opening of the page: heading, lead and the company's figures. */
function Opening({ texts }: { texts: Texts }) {
  return (
    <Section framed pad={8}>
      <Heading level={1} size="display" className={styles.heading}>
        {texts.heading}
      </Heading>
      <Text size="lead" measure="text">
        {texts.lead}
        <FeedLink href="/careers" />
      </Text>
      <Stack gap={7} before={7} className={styles.figures}>
        {texts.figures.items.map((figure) => (
          <Figure key={figure.label} {...figure} />
        ))}
      </Stack>
      <Text size="least" tone="mute" before={5}>
        {texts.figures.note}
      </Text>
    </Section>
  );
}

/** How we hire: a list of commitments beside a sticky heading. */
function Hiring({ texts }: { texts: Texts['hiring'] }) {
  return (
    <Section grid before={9} labelledBy="hiring">
      <Box place="stickyWide" at={[1, 5]} tablet={[1, 12]}>
        <Heading size="subsection" id="hiring">
          {texts.heading}
        </Heading>
        <Box.p measure="narrow" pad={5}>
          {texts.lead}
        </Box.p>
      </Box>
      <Box.ul rule="start" at={[6, 13]} tablet={[1, 13]}>
        {texts.items.map(({ title, text }) => (
          <Split.li key={title} of={2} gap={2} pad={5} rule="end">
            <TitledText title={title} text={text} look={{}} />
          </Split.li>
        ))}
      </Box.ul>
    </Section>
  );
}

/** What every position offers, as figures. */
function Benefits({ texts }: { texts: Texts['benefits'] }) {
  return (
    <TitledSection before={9} id="benefits" title={texts.heading}>
      <Split.ul of={3} tabletTwo apart rule="end" before={7}>
        {texts.items.map(({ text, ...figure }) => (
          <Box.li key={figure.label} rule="start" pad={6}>
            <Figure {...figure} size="figure" />
            <Text size="fine" measure="narrow" before={2}>
              {text}
            </Text>
          </Box.li>
        ))}
      </Split.ul>
    </TitledSection>
  );
}

/** The invitation to apply without an open position. */
function Letter({ texts: { heading, text, email } }: { texts: Texts['letter'] }) {
  return (
    <TitledSection
      grid
      before={9}
      id="letter"
      title={heading}
      head={{ at: [1, 8], tablet: [1, 7] }}
    >
      <Box self="bottom" at={[9, 13]} tablet={[8, 13]}>
        <Text size="lead" pad={5}>
          {text}
        </Text>
        <p>
          <Link href={`mailto:${email}`} variant="more">
            {email}
          </Link>
        </p>
      </Box>
    </TitledSection>
  );
}

interface CareersPageProps {
  texts: Texts;
  positions: readonly ListedPosition[];
  /** The address of the registered office. */
  address: string;
}

/** `/careers`: the open positions, the offices, and how we hire. */
export function CareersPage({ texts, positions, address }: CareersPageProps) {
  const { heading, items } = texts.places;
  return (
    <>
      <Opening texts={texts} />
      <PositionBoard texts={texts} positions={positions} />
      <Offices id="places" heading={heading} places={items} address={address} />
      <Hiring texts={texts.hiring} />
      <Benefits texts={texts.benefits} />
      <Letter texts={texts.letter} />
    </>
  );
}
