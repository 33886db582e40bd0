import { clsx } from 'clsx';
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
import index from './industry-index.module.css';
import { ClientMoney } from './instruments/client-money.tsx';
import { Asks } from './pieces/asks.tsx';
import { IndustryHead } from './pieces/industry-head.tsx';
import { KeyPrices } from './pieces/key-prices.tsx';
import { Refusals } from './pieces/refusals.tsx';
import { Uses } from './pieces/uses.tsx';

/** All three lines: a chain from the clients to the provider of cover. */
export function Crypto({ industry, examples }: { industry: Industry; examples: Examples }) {
  const { anchor, label, flow, asks, refuses, uses, fees, guide } = industry;
  return (
    <Section id={anchor} labelledBy={headingId(anchor)}>
      <Frame grid strip pad={8} className={clsx(styles.beside, index.below)}>
        <Lines shape="straight" light className={styles.atRight} />

        <IndustryHead
          industry={industry}
          bare
          className={lookOf({ at: [1, 7], tablet: [1, 13] })}
        />
        <Text size="lead" before={4} measure="text" self="bottom" at={[7, 13]} tablet={[1, 13]}>
          {industry.lead}
        </Text>
        <FlowMap
          row={96}
          gap={80}
          flow={flow}
          label={label}
          className={lookOf({ before: 8, at: [1, 13] })}
        />
        <ClientMoney
          example={examples.crypto}
          flow={flow}
          className={clsx(styles.hung, lookOf({ at: [1, 13] }))}
        />
        <Text size="least" tone="mute" before={3} at={[1, 13]}>
          {examples.note}
        </Text>
        <KeyPrices fees={fees} />
        <Box before={8} at={[1, 7]} className={styles.column}>
          <Asks items={asks} look="large" />
          <Uses uses={uses} className={lookOf({ before: 8, phoneOrder: 'last' })} />
        </Box>
        <Box before={8} at={[8, 13]} className={styles.column}>
          <Refusals items={refuses} />
          <Prices
            fees={fees}
            className={lookOf({ before: 8, phoneOrder: 'last' })}
            links={[guide]}
          />
        </Box>
      </Frame>
    </Section>
  );
}
