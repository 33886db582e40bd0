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
import { Settled } from './instruments/settled.tsx';
import { Asks } from './pieces/asks.tsx';
import { IndustryHead } from './pieces/industry-head.tsx';
import { KeyPrices } from './pieces/key-prices.tsx';
import { Refusals } from './pieces/refusals.tsx';
import { Uses } from './pieces/uses.tsx';

/** One settlement in, many payouts: text on the left, the fan on the right, asks as stations. */
export function Payment({ industry, examples }: { industry: Industry; examples: Examples }) {
  const { anchor, label, flow, asks, refuses, uses, fees, guide } = industry;
  return (
    <Section id={anchor} labelledBy={headingId(anchor)}>
      <Frame grid strip>
        <Lines shape="straight" light lines={{ swift: 'rest' }} />

        <Box at={[2, 6]} tablet={[2, 13]} className={styles.say}>
          <IndustryHead industry={industry} />
          <Settled example={examples.payment} flow={flow} className={lookOf({ before: 7 })} />
        </Box>
        <FlowMap
          row={88}
          flow={flow}
          label={label}
          className={lookOf({ before: 7, self: 'middle', at: [7, 13], tablet: [2, 13] })}
        />
        <KeyPrices fees={fees} />
        <Asks items={asks} look="track" className={lookOf({ before: 8, at: [2, 13] })} />
        <Refusals items={refuses} className={lookOf({ before: 8, at: [2, 5], tablet: [2, 7] })} />
        <Uses uses={uses} className={lookOf({ before: 8, at: [6, 9], tablet: [8, 13] })} />
        <Prices
          fees={fees}
          links={[guide]}
          className={lookOf({ before: 8, at: [10, 13], tablet: [2, 13] })}
        />
      </Frame>
    </Section>
  );
}
