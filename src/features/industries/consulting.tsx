import { clsx } from 'clsx';
import type { Industry } from '../../content/queries/industries.ts';
import { Lines } from '../../lines/lines.tsx';
import { cell } from '../../ui/layout/cell.ts';
import layout from '../../ui/layout/layout.module.css';
import { Frame, Section } from '../../ui/section/section.tsx';
import text from '../../ui/text/text.module.css';
import { headingId } from '../parts/part-head.tsx';
import { Prices } from '../parts/prices.tsx';
import { FlowMap } from './flow/flow-map.tsx';
import styles from './industries.module.css';
import { Asks } from './pieces/asks.tsx';
import { IndustryHead } from './pieces/industry-head.tsx';
import { Refusals } from './pieces/refusals.tsx';
import { Uses } from './pieces/uses.tsx';

/** Client money and office money, and a ledger of what is asked against what is refused. */
export function Consulting({ industry }: { industry: Industry }) {
  const { anchor, label, flow, asks, refuses, uses, fees, guide } = industry;
  return (
    <Section id={anchor} labelledBy={headingId(anchor)}>
      <Frame grid strip>
        <Lines shape="straight" lines={{ instant: 'rest' }} />

        <IndustryHead industry={industry} bare className={clsx(layout.phoneFirst, cell(2, 12))} />
        <FlowMap flow={flow} label={label} className={clsx(layout.before7, cell(2, 13))} />
        <p className={clsx(text.lead, layout.before8, layout.phoneFirst, cell(2, 6, [2, 13]))}>
          {industry.lead}
        </p>
        <div
          className={clsx(
            styles.column,
            layout.two,
            layout.gap7,
            layout.before8,
            cell(7, 13, [2, 13]),
          )}
        >
          <Asks items={asks} look="rings" />
          <Refusals items={refuses} />
        </div>
        <Prices
          fees={fees}
          links={[guide]}
          className={clsx(layout.before8, layout.phoneLast, cell(2, 6, [2, 7]))}
        />
        <Uses uses={uses} className={clsx(layout.before8, cell(7, 13, [8, 13]))} />
      </Frame>
    </Section>
  );
}
