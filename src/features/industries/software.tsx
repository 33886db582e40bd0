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

        <IndustryHead industry={industry} className={cell(1, 11, [1, 13])} />
        <FlowMap flow={flow} label={label} className={clsx(layout.before7, cell(2, 13, [1, 13]))} />
        <Month example={examples.it} className={clsx(layout.before7, cell(1, 13))} />
        <KeyPrices fees={fees} />
        <Asks items={asks} look="rings" className={clsx(layout.before8, cell(1, 5, [1, 7]))} />
        <div className={clsx(styles.column, layout.before8, cell(6, 9, [8, 13]))}>
          <Refusals items={refuses} />
          <Uses uses={uses} className={clsx(layout.before7, layout.phoneLast)} />
        </div>
        <Prices
          fees={fees}
          links={[guide]}
          className={clsx(layout.before8, layout.phoneLast, cell(10, 13, [1, 13]))}
        />
      </Frame>
    </Section>
  );
}
