import { headingId } from '../../blocks/parts/part-head.tsx';
import { Prices } from '../../blocks/parts/prices.tsx';
import type { Industry } from '../../content/queries/industries.ts';
import type { Examples } from '../../content/schemas/industries-page.ts';
import { Lines } from '../../lines/lines.tsx';
import { Text } from '../../ui/layout/box.tsx';
import { lookOf } from '../../ui/layout/look.ts';
import { Frame, Section } from '../../ui/section/section.tsx';
import { FlowMap } from './flow/flow-map.tsx';
import { Held } from './instruments/held.tsx';
import { Asks } from './pieces/asks.tsx';
import { IndustryHead } from './pieces/industry-head.tsx';
import { KeyPrices } from './pieces/key-prices.tsx';
import { Refusals } from './pieces/refusals.tsx';
import { Uses } from './pieces/uses.tsx';

/** Client money and office money, and a ledger of what is asked against what is refused. */
export function Consulting({ industry, examples }: { industry: Industry; examples: Examples }) {
  const { anchor, label, flow, asks, refuses, uses, fees, guide } = industry;
  return (
    <Section id={anchor} labelledBy={headingId(anchor)}>
      <Frame grid strip>
        <Lines shape="straight" lines={{ instant: 'rest' }} />

        <IndustryHead
          industry={industry}
          bare
          className={lookOf({ phoneOrder: 'first', at: [2, 12] })}
        />
        <FlowMap flow={flow} label={label} className={lookOf({ before: 8, at: [2, 13] })} />
        <Text size="lead" measure="text" before={8} phoneOrder="first" at={[2, 6]} tablet={[2, 13]}>
          {industry.lead}
        </Text>
        <Held
          example={examples.consulting}
          flow={flow}
          className={lookOf({ before: 8, self: 'middle', at: [7, 13], tablet: [2, 13] })}
        />
        <KeyPrices fees={fees} />
        <Asks
          items={asks}
          look="rings"
          className={lookOf({ before: 8, at: [2, 6], tablet: [2, 7] })}
        />
        <Refusals items={refuses} className={lookOf({ before: 8, at: [7, 13], tablet: [8, 13] })} />
        <Prices
          fees={fees}
          links={[guide]}
          className={lookOf({ before: 8, phoneOrder: 'last', at: [2, 6], tablet: [2, 7] })}
        />
        <Uses uses={uses} className={lookOf({ before: 8, at: [7, 13], tablet: [8, 13] })} />
      </Frame>
    </Section>
  );
}
