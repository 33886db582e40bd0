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

/** Budgets side by side: a narrow column of text, the tracks beside it. */
export function Marketing({ industry }: { industry: Industry }) {
  const { anchor, label, flow, asks, refuses, uses, fees, guide } = industry;
  return (
    <Section id={anchor} labelledBy={headingId(anchor)}>
      <Frame grid strip className={styles.beside}>
        <Lines
          shape="straight"
          lines={{ swift: 'rest', instant: 'rest' }}
          className={styles.atRight}
        />

        <div className={clsx(styles.column, styles.say, cell(1, 6, [1, 13]))}>
          <IndustryHead industry={industry} />
          <Asks items={asks} look="rings" className={clsx(layout.before7, layout.phoneLast)} />
        </div>
        <div className={clsx(styles.column, layout.before5, cell(7, 13, [1, 13]))}>
          <FlowMap row={92} flow={flow} label={label} className={layout.before5} />
          <Refusals items={refuses} className={clsx(layout.before8, layout.phoneLast)} />
        </div>
        <Uses uses={uses} className={clsx(layout.before8, layout.phoneLast, cell(1, 6))} />
        <Prices
          fees={fees}
          links={[guide]}
          className={clsx(layout.before8, layout.phoneLast, cell(7, 13))}
        />
      </Frame>
    </Section>
  );
}
