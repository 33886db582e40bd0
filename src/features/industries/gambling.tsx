import { clsx } from 'clsx';
import { headingId } from '../../blocks/parts/part-head.tsx';
import { Prices } from '../../blocks/parts/prices.tsx';
import type { Industry } from '../../content/queries/industries.ts';
import type { Examples } from '../../content/schemas/industries-page.ts';
import { Lines } from '../../lines/lines.tsx';
import { cell } from '../../ui/layout/cell.ts';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
import { Frame, Section } from '../../ui/section/section.tsx';
import { FlowMap } from './flow/flow-map.tsx';
import styles from './industries.module.css';
import { Night } from './instruments/night.tsx';
import { Asks } from './pieces/asks.tsx';
import { IndustryHead } from './pieces/industry-head.tsx';
import { KeyPrices } from './pieces/key-prices.tsx';
import { Refusals } from './pieces/refusals.tsx';
import { Uses } from './pieces/uses.tsx';

/** Only Instant: a night in bars and its flow under one large heading, then text and lists. */
export function Gambling({ industry, examples }: { industry: Industry; examples: Examples }) {
  const { anchor, label, flow, asks, refuses, uses, fees, guide } = industry;
  return (
    <Section id={anchor} labelledBy={headingId(anchor)}>
      <Frame grid strip>
        <Lines shape="straight" light lines={{ swift: 'rest', sepa: 'rest' }} />

        <IndustryHead
          industry={industry}
          size="title"
          bare
          className={clsx(layout.phoneFirst, cell(2, 13))}
        />
        <Night example={examples.gambling} className={clsx(layout.before7, cell(2, 13))} />
        <FlowMap
          large
          row={76}
          gap={60}
          flow={flow}
          label={label}
          className={clsx(layout.before7, cell(2, 13))}
        />
        <KeyPrices fees={fees} />
        <div className={clsx(styles.column, layout.before7, cell(2, 7))}>
          <p className={clsx(text.lead, layout.before5, layout.phoneFirst)}>{industry.lead}</p>
          <Refusals items={refuses} className={clsx(layout.before7, layout.phoneLast)} />
          <Uses uses={uses} className={clsx(layout.before7, layout.phoneLast)} />
        </div>
        <div className={clsx(styles.column, layout.before7, cell(8, 13))}>
          <Asks items={asks} look="rings" className={layout.before5} />
          <Prices fees={fees} className={clsx(layout.before7, layout.phoneLast)} links={[guide]} />
        </div>
      </Frame>
    </Section>
  );
}
