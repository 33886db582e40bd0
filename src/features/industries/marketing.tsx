import { clsx } from 'clsx';
import { headingId } from '../../blocks/parts/part-head.tsx';
import { Prices } from '../../blocks/parts/prices.tsx';
import type { Industry } from '../../content/queries/industries.ts';
import type { Examples } from '../../content/schemas/industries-page.ts';
import { Lines } from '../../lines/lines.tsx';
import { Box } from '../../ui/layout/box.tsx';
import { lookOf } from '../../ui/layout/look.ts';
import { Frame, Section } from '../../ui/section/section.tsx';
import { FlowMap } from './flow/flow-map.tsx';
import styles from './industries.module.css';
import { Budgets } from './instruments/budgets.tsx';
import { Asks } from './pieces/asks.tsx';
import { IndustryHead } from './pieces/industry-head.tsx';
import { KeyPrices } from './pieces/key-prices.tsx';
import { Refusals } from './pieces/refusals.tsx';
import { Uses } from './pieces/uses.tsx';

/** Budgets side by side: a narrow column of text, the tracks beside it. */
export function Marketing({ industry, examples }: { industry: Industry; examples: Examples }) {
  const { anchor, label, flow, asks, refuses, uses, fees, guide } = industry;
  return (
    <Section id={anchor} labelledBy={headingId(anchor)}>
      <Frame grid strip className={clsx(styles.beside, styles.rows)}>
        <Lines
          shape="straight"
          lines={{ swift: 'rest', instant: 'rest' }}
          className={styles.atRight}
        />

        <IndustryHead
          industry={industry}
          className={clsx(styles.say, lookOf({ at: [1, 6], tablet: [1, 13] }))}
        />
        <Box before={5} at={[7, 13]} tablet={[1, 13]} className={clsx(styles.column, styles.tall)}>
          <FlowMap row={64} gap={68} flow={flow} label={label} className={lookOf({ before: 5 })} />
          <Budgets example={examples.marketing} flow={flow} className={lookOf({ before: 7 })} />
          <KeyPrices fees={fees} />
          <Prices
            fees={fees}
            links={[guide]}
            className={lookOf({ before: 8, phoneOrder: 'last' })}
          />
        </Box>
        <Box at={[1, 6]} tablet={[1, 13]} className={styles.column}>
          <Asks items={asks} look="rings" className={lookOf({ before: 7 })} />
          <Refusals items={refuses} className={lookOf({ before: 7 })} />
        </Box>
        <Uses uses={uses} className={lookOf({ before: 8, phoneOrder: 'last', at: [1, 13] })} />
      </Frame>
    </Section>
  );
}
