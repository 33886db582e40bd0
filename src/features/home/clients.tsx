import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { withNoBreaks } from '#content/no-break.ts';
import type { HomeContent } from '#content/queries/home-query.ts';
import { ApprovalScreen } from '#drawings/application/approval-screen.tsx';
import { Lines } from '#drawings/lines/lines.tsx';
import { RailStops, Station } from '#drawings/lines/station.tsx';
import { shortName } from '#tariff/rails.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Figure } from '#ui/figure/figure.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { TitledText } from '#ui/heading/titled-text.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Box, Inline, Split, Spread, Stack, Subgrid, Text } from '#ui/layout/box.tsx';
import { MoreLink } from '#ui/link/link.tsx';
import { Panel } from '#ui/panel/panel.tsx';
import { Row, RowLink } from '#ui/row/row.tsx';
import { Section } from '#ui/section/section.tsx';
import { SectionHead } from '#ui/section/section-head.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { series } from '#words/formats.ts';
import styles from './home.module.css';

const ABOUT = { size: 'fine', wrap: 'balance', before: 1, shown: 'tabletUp' } as const;

/** The steps from the application form to the live IBAN, each an interchange on the three lines. */
export function AccountSteps({
  texts,
  register,
}: {
  texts: NonNullable<HomeContent['opening']>;
  register: HomeContent['register'];
}) {
  const { heading, lead, link, steps, span, example } = texts;
  return (
    <Section grid strip labelledBy="opening" frame={styles.bend}>
      <Lines from="right" to="centre" />
      <SectionHead
        id="opening"
        heading={heading}
        lead={withNoBreaks(lead)}
        measure="text"
        self="top"
        at={[1, 6]}
        className={styles.opening}
      >
        <Inline.p gap={4} items="middle" before={6}>
          <ButtonLink variant="fill" href={register.href} outbound="register">
            {register.label}
          </ButtonLink>
          <MoreLink to={link} />
        </Inline.p>
        <Text size="small" tone="mute" before={5} measure="text">
          {span}. {example}
        </Text>
      </SectionHead>
      <Stack.ol gap={7} at={[7, 13]} className={clsx(styles.below, styles.steps)}>
        {steps.map(({ figure, unit, title, text }, index) => (
          <Inline.li key={title} place="relative" items="baseline" gap={3} className={styles.step}>
            <Station span="all" rail={0} state={index === steps.length - 1 ? 'now' : 'ring'} />
            <div>
              <TitledText title={title} text={text} look={ABOUT} />
            </div>
            <Figure value={figure} unit={unit} className={styles.figure} />
          </Inline.li>
        ))}
      </Stack.ol>
    </Section>
  );
}

/** The industries as stops of a map, each on the rails that it uses most. */
export function Industries({
  texts,
  eligibility,
  children,
}: Pick<HomeContent, 'eligibility'> & {
  texts: NonNullable<HomeContent['industries']>;
  /** The eligibility questions. */
  children: ReactNode;
}) {
  return (
    <Section grid strip labelledBy="industries" frame={styles.bend}>
      <Lines from="centre" to="left" />
      {/* a smaller heading, since the list is what matters */}
      <Box at={[2, 11]}>
        <Heading size="subsection" id="industries">
          {texts.heading}
        </Heading>
        <Text size="large" tone="mute" before={3}>
          {texts.lead}
        </Text>
      </Box>
      <Subgrid.ul phone="block" rule="start" before={8} at={[2, 13]}>
        {texts.entries.map(({ label, summary, href, rails }) => (
          <Row key={href} flow="subgrid" phone="block" at={[1, 12]} className={styles.industry}>
            <RailStops rails={rails} />
            <RowLink href={href} flow="subgrid" phone="block" items="middle" pad={4} at={[1, 12]}>
              <Heading level={3} size="subsection" at={[1, 8]}>
                {label}
              </Heading>
              <Text.span tone="text" wrap="balance" shown="tabletUp" at={[8, 11]}>
                {summary}
              </Text.span>
              <Text.span tone="mute" right shown="tabletUp" at={[11]} aria-hidden="true">
                →
              </Text.span>
            </RowLink>
            <VisuallyHidden>{series(rails.map(shortName))}</VisuallyHidden>
          </Row>
        ))}
      </Subgrid.ul>
      <MoreLink to={texts.link} before={5} at={[2, 13]} />
      {eligibility ? (
        <Panel before={7} at={[2, 13]} className={styles.eligibility}>
          <Heading level={3} size="subsection">
            {eligibility}
          </Heading>
          <Box before={4}>{children}</Box>
        </Panel>
      ) : null}
    </Section>
  );
}

/** Payments approved by several people; the lines turn behind the approval screen. */
export function Team({ texts }: { texts: NonNullable<HomeContent['team']> }) {
  return (
    <Section grid strip="ends" labelledBy="team" frame={styles.team}>
      <Lines from="right" to="centre" className={styles.underDesk} />
      <Heading level={2} size="title" id="team" at={[2, 13]}>
        {texts.heading}
      </Heading>
      <Text size="lead" measure="text" at={[2, 9]}>
        {texts.lead}
      </Text>
      <Split.ul of={3} gap={5} before={6} at={[2, 12]} className={styles.parts}>
        {texts.parts.map(({ icon, title, text, href }) => (
          <Spread.li key={href} place="relative" items="top" gap={4} pad={2} tone="bone">
            <Icon name={icon} />
            <Box flex="grow">
              <Heading size="minor">
                <RowLink href={href}>{title}</RowLink>
              </Heading>
              <Text size="fine" tone="text" before={1}>
                {text}
              </Text>
            </Box>
          </Spread.li>
        ))}
      </Split.ul>
      <ApprovalScreen before={7} at={[1, 13]} />
    </Section>
  );
}
