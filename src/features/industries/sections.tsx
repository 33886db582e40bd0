import { Column } from '#blocks/parts/part.tsx';
import { Prices } from '#blocks/parts/prices.tsx';
import type { Industry } from '#content/queries/industries-query.ts';
import type { Examples } from '#content/schemas/industries-page-schema.ts';
import { Box, Text } from '#ui/layout/box.tsx';
import { FlowMap } from './flow/flow-map.tsx';
import styles from './industries.module.css';
import {
  Asks,
  FoldedFlow,
  IndustryHead,
  KeyPrices,
  NotTaken,
  OnLines,
  Uses,
} from './industry-pieces.tsx';
import { Budgets, ClientMoney, Held, Settled } from './instruments/accounts.tsx';
import { Month } from './instruments/instrument-month.tsx';
import { Night } from './instruments/night.tsx';

interface SectionProps {
  industry: Industry;
  examples: Examples;
}

/** All three lines: a chain from the clients to the provider of cover. */
export function Crypto(given: SectionProps) {
  const { industry, examples } = given;
  return (
    <OnLines industry={industry} light right pad={8}>
      <IndustryHead industry={industry} bare at={[1, 7]} tablet={[1, 13]} />
      <Text size="lead" before={4} measure="text" self="bottom" at={[7, 13]} tablet={[1, 13]}>
        {industry.lead}
      </Text>
      <FlowMap industry={industry} row={96} between={80} before={8} at={[1, 13]} />
      <ClientMoney {...given} at={[1, 13]} className={styles.hung} />
      <Text size="least" tone="mute" before={3} at={[1, 13]}>
        {examples.note}
      </Text>
      <KeyPrices industry={industry} />
      <Column before={8} at={[1, 7]}>
        <Asks industry={industry} form="large" />
        <Uses industry={industry} before={8} phoneOrder="last" />
      </Column>
      <Column before={8} at={[8, 13]}>
        <NotTaken industry={industry} />
        <Prices part={industry} before={8} />
      </Column>
    </OnLines>
  );
}

/** One settlement in, many payouts: text on the left, the fan on the right, asks as stations. */
export function Payment(given: SectionProps) {
  const { industry } = given;
  return (
    <OnLines industry={industry} light lines={{ swift: 'rest' }} className={styles.below}>
      <Box at={[2, 6]} tablet={[2, 13]} className={styles.say}>
        <IndustryHead industry={industry} />
        <Settled {...given} before={7} />
      </Box>
      <FlowMap
        industry={industry}
        row={88}
        before={7}
        self="middle"
        at={[7, 13]}
        tablet={[2, 13]}
      />
      <KeyPrices industry={industry} />
      <Asks industry={industry} form="track" before={8} at={[2, 13]} />
      <NotTaken industry={industry} before={8} at={[2, 5]} tablet={[2, 7]} />
      <Uses industry={industry} before={8} at={[6, 9]} tablet={[8, 13]} />
      <Prices part={industry} before={8} at={[10, 13]} tablet={[2, 13]} />
    </OnLines>
  );
}

/** Only Instant: a night in bars and its flow under one large heading, then text and lists. */
export function Gambling(given: SectionProps) {
  const { industry } = given;
  return (
    <OnLines industry={industry} light lines={{ swift: 'rest', sepa: 'rest' }}>
      <IndustryHead industry={industry} size="title" bare phoneOrder="first" at={[2, 13]} />
      <Night {...given} before={7} at={[2, 13]} />
      <FoldedFlow
        phoneOrder="last"
        industry={industry}
        large
        row={76}
        between={60}
        before={7}
        at={[2, 13]}
      />
      <KeyPrices industry={industry} />
      <Column before={7} at={[2, 7]}>
        <Text size="lead" before={5} phoneOrder="first">
          {industry.lead}
        </Text>
        <NotTaken industry={industry} before={7} phoneOrder="last" />
        <Uses industry={industry} before={7} phoneOrder="last" />
      </Column>
      <Column before={7} at={[8, 13]}>
        <Asks industry={industry} form="rings" before={5} />
        <Prices alone part={industry} before={7} />
      </Column>
    </OnLines>
  );
}

/** Few in, one file out: a symmetrical drawing over the month that it makes. */
export function Software(given: SectionProps) {
  const { industry } = given;
  return (
    <OnLines industry={industry} right lines={{ instant: 'rest' }}>
      <IndustryHead industry={industry} at={[1, 11]} tablet={[1, 13]} />
      <FoldedFlow phoneOrder="last" industry={industry} before={7} at={[2, 13]} tablet={[1, 13]} />
      <Month {...given} before={7} at={[1, 13]} />
      <KeyPrices industry={industry} />
      <Asks industry={industry} form="rings" before={8} at={[1, 5]} tablet={[1, 7]} />
      <Column before={8} at={[6, 9]} tablet={[8, 13]}>
        <NotTaken industry={industry} />
        <Uses industry={industry} before={7} phoneOrder="last" />
      </Column>
      <Prices alone part={industry} before={8} at={[10, 13]} tablet={[1, 13]} />
    </OnLines>
  );
}

/** Budgets side by side: a narrow column of text, the tracks beside it. */
export function Marketing(given: SectionProps) {
  const { industry } = given;
  return (
    <OnLines
      industry={industry}
      right
      lines={{ swift: 'rest', instant: 'rest' }}
      className={styles.rows}
    >
      <IndustryHead industry={industry} at={[1, 6]} tablet={[1, 13]} className={styles.say} />
      <Column before={5} at={[7, 13]} tablet={[1, 13]} className={styles.tall}>
        <FoldedFlow phoneOrder="last" industry={industry} row={64} between={68} before={5} />
        <Budgets {...given} before={7} />
        <KeyPrices industry={industry} />
        <Prices alone part={industry} before={8} />
      </Column>
      <Column at={[1, 6]} tablet={[1, 13]}>
        <Asks industry={industry} form="rings" before={7} />
        <NotTaken industry={industry} before={7} />
      </Column>
      <Uses industry={industry} before={8} at={[1, 13]} />
    </OnLines>
  );
}

/** Client money and office money, and a ledger of what is asked against what is refused. */
export function Consulting(given: SectionProps) {
  const { industry } = given;
  return (
    <OnLines industry={industry} lines={{ instant: 'rest' }}>
      <IndustryHead industry={industry} bare phoneOrder="first" at={[2, 12]} />
      <FoldedFlow phoneOrder="last" industry={industry} before={8} at={[2, 13]} />
      <Text size="lead" measure="text" before={8} phoneOrder="first" at={[2, 6]} tablet={[2, 13]}>
        {industry.lead}
      </Text>
      <Held {...given} before={8} self="middle" at={[7, 13]} tablet={[2, 13]} />
      <KeyPrices industry={industry} />
      <Asks industry={industry} form="rings" before={8} at={[2, 6]} tablet={[2, 7]} />
      <NotTaken industry={industry} before={8} at={[7, 13]} tablet={[8, 13]} />
      <Prices alone part={industry} before={8} at={[2, 6]} tablet={[2, 7]} />
      <Uses industry={industry} before={8} at={[7, 13]} tablet={[8, 13]} />
    </OnLines>
  );
}
