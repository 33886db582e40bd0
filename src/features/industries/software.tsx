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
import { Month } from './instruments/month.tsx';
import { Asks } from './pieces/asks.tsx';
import { IndustryHead } from './pieces/industry-head.tsx';
import { KeyPrices } from './pieces/key-prices.tsx';
import { Refusals } from './pieces/refusals.tsx';
import { Uses } from './pieces/uses.tsx';

/** Few in, one file out: a symmetrical drawing over the month that it makes. */
export function Software({ industry, examples }: { industry: Industry; examples: Examples }) {
  const { anchor, label, flow, asks, refuses, uses, fees, guide } = industry;
  return (
    <Section id={anchor} labelledBy={headingId(anchor)}>
      <Frame grid strip className={styles.beside}>
        <Lines shape="straight" lines={{ instant: 'rest' }} className={styles.atRight} />

        <IndustryHead industry={industry} className={lookOf({ at: [1, 11], tablet: [1, 13] })} />
        <FlowMap
          flow={flow}
          label={label}
          className={lookOf({ before: 7, at: [2, 13], tablet: [1, 13] })}
        />
        <Month example={examples.it} className={lookOf({ before: 7, at: [1, 13] })} />
        <KeyPrices fees={fees} />
        <Asks
          items={asks}
          look="rings"
          className={lookOf({ before: 8, at: [1, 5], tablet: [1, 7] })}
        />
        <Box before={8} at={[6, 9]} tablet={[8, 13]} className={styles.column}>
          <Refusals items={refuses} />
          <Uses uses={uses} className={lookOf({ before: 7, phoneOrder: 'last' })} />
        </Box>
        <Prices
          fees={fees}
          links={[guide]}
          className={lookOf({ before: 8, phoneOrder: 'last', at: [10, 13], tablet: [1, 13] })}
        />
      </Frame>
    </Section>
  );
}
