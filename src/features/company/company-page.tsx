import { clsx } from 'clsx';
import type { Fact, CompanyPage as Texts } from '../../content/schemas/company.ts';
import { Heading } from '../../ui/heading/heading.tsx';
import { Box, Text } from '../../ui/layout/box.tsx';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './company.module.css';
import { Doors } from './doors.tsx';
import { FactValue } from './fact-value.tsx';

interface CompanyPageProps {
  texts: Texts;
  /** The licence's entry in the public register. */
  licence: string;
}

interface FactsProps {
  facts: readonly Fact[];
  licence: string;
  look: 'readout' | 'sheet';
}

function Facts({ facts, licence, look }: FactsProps) {
  const isReadout = look === 'readout';
  return (
    <Box
      as="dl"
      rule="start"
      className={clsx(
        isReadout
          ? [
              styles.readouts,
              layout.four,
              layout.phoneTwo,
              layout.gap5,
              layout.before7,
              layout.pad5,
            ]
          : styles.sheet,
      )}
    >
      {facts.map((fact) => (
        <div
          key={fact.label}
          className={clsx(
            !isReadout && [layout.two, layout.baseline, layout.gap1, layout.pad4, layout.ruleEnd],
          )}
        >
          <Text as="dt" size="small" tone="mute">
            {fact.label}
          </Text>
          <Text
            as="dd"
            wrap={isReadout && !fact.copy ? 'none' : undefined}
            className={clsx(isReadout ? [text.readout, layout.before2] : [text.bone, text.balance])}
          >
            <FactValue fact={fact} licence={licence} />
          </Text>
        </div>
      ))}
    </Box>
  );
}

/** `/company`: who we are in one screen, short facts as readouts, four doors on one line. */
export function CompanyPage({ texts, licence }: CompanyPageProps) {
  const { items, heading } = texts.facts;
  return (
    <>
      <Section clip>
        <Frame grid before={8}>
          <Heading level={1} size="title" at={[1, 8]} tablet={[1, 11]}>
            {texts.heading}
          </Heading>
          <Text size="lead" before={5} self="bottom" at={[8, 13]} tablet={[1, 11]}>
            {texts.lead}
          </Text>
        </Frame>
        <Frame>
          <Facts facts={items.filter(({ large }) => large)} licence={licence} look="readout" />
          <Doors texts={texts.doors} />
        </Frame>
      </Section>
      <Section before={9} labelledBy="facts">
        <Frame grid>
          <Heading level={2} size="h3" id="facts" at={[1, 5]} tablet={[1, 13]}>
            {heading}
          </Heading>
          <Box before={3} at={[5, 13]} tablet={[1, 13]}>
            <Facts facts={items.filter(({ large }) => !large)} licence={licence} look="sheet" />
            <Text size="small" tone="mute" before={6} measure="wide">
              {texts.notice}
            </Text>
          </Box>
        </Frame>
      </Section>
    </>
  );
}
