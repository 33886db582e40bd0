import { clsx } from 'clsx';
import { headingId } from '../../blocks/parts/part-head.tsx';
import { Prices } from '../../blocks/parts/prices.tsx';
import type { Industry } from '../../content/queries/industries.ts';
import type { Examples } from '../../content/schemas/industries-page.ts';
import { Lines } from '../../lines/lines.tsx';
import { cell } from '../../ui/layout/cell.ts';
import layout from '../../ui/layout/layout.module.css';
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

        <div className={clsx(styles.say, cell(2, 6, [2, 13]))}>
          <IndustryHead industry={industry} />
          <Settled example={examples.payment} flow={flow} className={layout.before7} />
        </div>
        <FlowMap
          row={88}
          flow={flow}
          label={label}
          className={clsx(layout.before7, layout.atMiddle, cell(7, 13, [2, 13]))}
        />
        <KeyPrices fees={fees} />
        <Asks items={asks} look="track" className={clsx(layout.before8, cell(2, 13))} />
        <Refusals items={refuses} className={clsx(layout.before8, cell(2, 5, [2, 7]))} />
        <Uses uses={uses} className={clsx(layout.before8, cell(6, 9, [8, 13]))} />
        <Prices
          fees={fees}
          links={[guide]}
          className={clsx(layout.before8, cell(10, 13, [2, 13]))}
        />
      </Frame>
    </Section>
  );
}
