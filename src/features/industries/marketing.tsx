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

        <IndustryHead industry={industry} className={clsx(styles.say, cell(1, 6, [1, 13]))} />
        <div className={clsx(styles.column, styles.tall, layout.before5, cell(7, 13, [1, 13]))}>
          <FlowMap row={64} gap={68} flow={flow} label={label} className={layout.before5} />
          <Budgets example={examples.marketing} flow={flow} className={layout.before7} />
          <KeyPrices fees={fees} />
          <Prices fees={fees} links={[guide]} className={clsx(layout.before8, layout.phoneLast)} />
        </div>
        <div className={clsx(styles.column, cell(1, 6, [1, 13]))}>
          <Asks items={asks} look="rings" className={layout.before7} />
          <Refusals items={refuses} className={layout.before7} />
        </div>
        <Uses uses={uses} className={clsx(layout.before8, layout.phoneLast, cell(1, 13))} />
      </Frame>
    </Section>
  );
}
