import { Offices } from '#blocks/offices/offices.tsx';
import { DeclaredSection } from '#blocks/sections/declared-section.tsx';
import type { Readout } from '#content/queries/limits-query.ts';
import type { AboutPage as Texts } from '#content/schemas/about-schema.ts';
import type { CareersPage } from '#content/schemas/careers-page-schema.ts';
import { Dock } from '#drawings/lines/dock.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { Day } from '#ui/date/date-text.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { TitledText } from '#ui/heading/titled-text.tsx';
import { Box, Inline, Split, Spread, Stack, Text } from '#ui/layout/box.tsx';
import { MoreLink } from '#ui/link/link.tsx';
import { Way } from '#ui/row/row.tsx';
import { Section, TitledSection } from '#ui/section/section.tsx';
import { t } from '#words/words.ts';
import styles from './about-page.module.css';
import { Money } from './company-money.tsx';
import { Story } from './story.tsx';

interface AboutPageProps {
  texts: Texts;
  figures: readonly Readout[];
  /** The registration address, to which the page's last button leads. */
  register: string;
  places: CareersPage['places']['items'];
  /** The address of the registered office. */
  address: string;
}

/** The institution in figures, with their date and a note. */
function Figures({
  texts,
  figures,
}: Pick<AboutPageProps, 'figures'> & { texts: Texts['figures'] }) {
  return (
    <Section before={9} labelledBy="figures" framed>
      <Inline spread gap={3} items="bottom" pad={5} rule="end">
        <Heading size="subsection" id="figures">
          {texts.heading}
        </Heading>
        <Text size="small" tone="mute" measure="text">
          <Day value={texts.asOf} />. {texts.note}
        </Text>
      </Inline>
      <Split.ul of={2} className={styles.figures}>
        {figures.map(({ value, unit, label }) => (
          <Spread.li key={label} items="bottom" gap={4} pad={6} rule="end">
            <Text.span size="figure" wrap="none">
              {value}
            </Text.span>{' '}
            <Stack.span size="fine" wrap="balance" flex="fixed" className={styles.label}>
              {unit ? <b>{unit}</b> : null} {label}
            </Stack.span>
          </Spread.li>
        ))}
      </Split.ul>
    </Section>
  );
}

/** The principles, each below a hairline. */
function Principles({ texts }: { texts: Texts['principles'] }) {
  return (
    <TitledSection id="principles" title={texts.heading} before={9}>
      <Split.ul of={3} gap={6} before={7}>
        {texts.items.map(({ title, text }) => (
          <Box.li key={title} rule="start" pad={5}>
            <TitledText title={title} text={text} />
          </Box.li>
        ))}
      </Split.ul>
    </TitledSection>
  );
}

const SIDING = { of: 2, gap: 3, apart: true, pad: 5, rule: 'end', place: 'relative' } as const;

/** What we do not do, as sidings that end at a buffer stop. */
function NotDo({ texts }: { texts: Texts['notDo'] }) {
  return (
    <TitledSection id="not" title={texts.heading} size="subsection" before={9}>
      <Box.ul before={5}>
        {texts.items.map(({ title, text, link }) => (
          <Split.li key={title} {...SIDING} className={styles.siding}>
            <Heading size="entry">{title}</Heading>
            <div>
              <p>{text}</p>
              <MoreLink to={link} before={3} />
            </div>
          </Split.li>
        ))}
      </Box.ul>
    </TitledSection>
  );
}

/** The end of the page: the line docks in the Register button, and two links lead on. */
function Ending({ texts, register }: Pick<AboutPageProps, 'texts' | 'register'>) {
  const { heading, lead, register: label = t('shell.register') } = texts.closing;
  const head = { phoneOrder: 'first', at: [1, 10], tablet: [1, 13] } as const;
  return (
    <TitledSection id="ending" title={heading} size="display" head={head} grid before={9}>
      <Dock before={8} at={[1, 8]}>
        <ButtonLink href={register} outbound="register" variant="lamp" size="large">
          {label}
        </ButtonLink>
      </Dock>
      <Text size="lead" before={8} self="middle" phoneOrder="first" at={[8, 12]} tablet={[8, 13]}>
        {lead}
      </Text>
      <Split.ul of={texts.next.length > 2 ? 3 : 2} gap={6} before={9} at={[1, 13]}>
        {texts.next.map((way) => (
          <Way key={way.href} {...way} row pad={5} look={{ before: 2 }} />
        ))}
      </Split.ul>
    </TitledSection>
  );
}

/** `/about`: the leadership, the figures, the story as a dated line, and the principles. */
export function AboutPage(props: AboutPageProps) {
  const { texts, figures, places, address, register } = props;
  return (
    <Box clip>
      <Section grid pad={8}>
        <Heading size="hero" at={[1, 9]} tablet={[1, 13]}>
          {texts.heading}
        </Heading>
        <Text size="lead" self="bottom" at={[9, 13]} tablet={[6, 13]}>
          {texts.lead}
        </Text>
      </Section>
      {texts.leadership ? (
        <DeclaredSection section={{ kind: 'people', id: 'leadership', ...texts.leadership }} />
      ) : null}
      <Figures texts={texts.figures} figures={figures} />
      {texts.offices ? (
        <Offices id="offices" heading={texts.offices.heading} places={places} address={address} />
      ) : null}
      <Story texts={texts.story} />
      <Principles texts={texts.principles} />
      <Money texts={texts.money} />
      <NotDo texts={texts.notDo} />
      <Ending texts={texts} register={register} />
    </Box>
  );
}
