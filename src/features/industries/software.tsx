import { clsx } from 'clsx';
import type { Industry } from '../../content/queries/industries.ts';
import { Lines } from '../../lines/lines.tsx';
import { cell } from '../../ui/layout/cell.ts';
import layout from '../../ui/layout/layout.module.css';
import { Frame, Section } from '../../ui/section/section.tsx';
import { headingId } from '../parts/part-head.tsx';
import { Prices } from '../parts/prices.tsx';
import { FlowMap } from './flow/flow-map.tsx';
import styles from './industries.module.css';
import { Asks } from './pieces/asks.tsx';
import { IndustryHead } from './pieces/industry-head.tsx';
import { Refusals } from './pieces/refusals.tsx';
import { Uses } from './pieces/uses.tsx';

/** Few in, many out: a symmetrical drawing between the lead and three columns of asks. */
export function Software({ industry }: { industry: Industry }) {
  const { anchor, label, flow, asks, refuses, uses, fees, guide } = industry;
  return (
    <Section id={anchor} labelledBy={headingId(anchor)}>
      <Frame grid strip className={styles.beside}>
        <Lines shape="straight" lines={{ instant: 'rest' }} className={styles.atRight} />

        <IndustryHead industry={industry} className={cell(1, 11, [1, 13])} />
        <FlowMap flow={flow} label={label} className={clsx(layout.before7, cell(2, 13, [1, 13]))} />
        <Asks items={asks} look="track" className={clsx(layout.before8, cell(1, 13))} />
        <Uses uses={uses} className={clsx(layout.before8, layout.phoneLast, cell(1, 4, [1, 6]))} />
        <Refusals items={refuses} className={clsx(layout.before8, cell(5, 9, [7, 13]))} />
        <Prices
          fees={fees}
          links={[guide]}
          className={clsx(layout.before8, layout.phoneLast, cell(10, 13, [1, 13]))}
        />
      </Frame>
    </Section>
  );
}
