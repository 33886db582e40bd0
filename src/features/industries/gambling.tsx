import { headingId } from '../../blocks/parts/part-head.tsx';
import { Prices } from '../../blocks/parts/prices.tsx';
import type { Industry } from '../../content/queries/industries.ts';
import type { Examples } from '../../content/schemas/industries-page.ts';
import { Lines } from '../../lines/lines.tsx';
import { Box, Text } from '../../ui/layout/box.tsx';
import { lookOf } from '../../ui/layout/look.ts';
import { Frame, Section } from '../../ui/section/section.tsx';
import { FlowMap } from './flow/flow-map.tsx';
import styles from './industries.module.css';
import { Night } from './instruments/night.tsx';
import { Asks } from './pieces/asks.tsx';
import { IndustryHead } from './pieces/industry-head.tsx';
import { KeyPrices } from './pieces/key-prices.tsx';
import { Refusals } from './pieces/refusals.tsx';
import { Uses } from './pieces/uses.tsx';

/** Only Instant: a night in bars and its flow under one large heading, then text and lists. */
export function Gambling({ industry, examples }: { industry: Industry; examples: Examples }) {
  const { anchor, label, flow, asks, refuses, uses, fees, guide } = industry;
  return (
    <Section id={anchor} labelledBy={headingId(anchor)}>
      <Frame grid strip>
        <Lines shape="straight" light lines={{ swift: 'rest', sepa: 'rest' }} />

        <IndustryHead
          industry={industry}
          size="title"
          bare
          className={lookOf({ phoneOrder: 'first', at: [2, 13] })}
        />
        <Night example={examples.gambling} className={lookOf({ before: 7, at: [2, 13] })} />
        <FlowMap
          large
          row={76}
          gap={60}
          flow={flow}
          label={label}
          className={lookOf({ before: 7, at: [2, 13] })}
        />
        <KeyPrices fees={fees} />
        <Box before={7} at={[2, 7]} className={styles.column}>
          <Text size="lead" before={5} phoneOrder="first">
            {industry.lead}
          </Text>
          <Refusals items={refuses} className={lookOf({ before: 7, phoneOrder: 'last' })} />
          <Uses uses={uses} className={lookOf({ before: 7, phoneOrder: 'last' })} />
        </Box>
        <Box before={7} at={[8, 13]} className={styles.column}>
          <Asks items={asks} look="rings" className={lookOf({ before: 5 })} />
          <Prices
            fees={fees}
            className={lookOf({ before: 7, phoneOrder: 'last' })}
            links={[guide]}
          />
        </Box>
      </Frame>
    </Section>
  );
}
