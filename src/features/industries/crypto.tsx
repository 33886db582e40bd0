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
import index from './industry-index.module.css';
import { ClientMoney } from './instruments/client-money.tsx';
import { Asks } from './pieces/asks.tsx';
import { IndustryHead } from './pieces/industry-head.tsx';
import { KeyPrices } from './pieces/key-prices.tsx';
import { Refusals } from './pieces/refusals.tsx';
import { Uses } from './pieces/uses.tsx';

/** All three lines: a chain from the clients to the provider of cover. */
export function Crypto({ industry, examples }: { industry: Industry; examples: Examples }) {
  const { anchor, label, flow, asks, refuses, uses, fees, guide } = industry;
  return (
    <Section id={anchor} labelledBy={headingId(anchor)}>
      <Frame grid strip className={clsx(styles.beside, layout.pad8, index.below)}>
        <Lines shape="straight" light className={styles.atRight} />

        <IndustryHead industry={industry} bare className={cell(1, 7, [1, 13])} />
        <p
          className={clsx(
            text.lead,
            layout.before4,
            layout.measure,
            layout.atBottom,
            cell(7, 13, [1, 13]),
          )}
        >
          {industry.lead}
        </p>
        <FlowMap
          row={96}
          gap={80}
          flow={flow}
          label={label}
          className={clsx(layout.before8, cell(1, 13))}
        />
        <ClientMoney
          example={examples.crypto}
          flow={flow}
          className={clsx(styles.hung, cell(1, 13))}
        />
        <p className={clsx(text.least, text.mute, layout.before3, cell(1, 13))}>{examples.note}</p>
        <KeyPrices fees={fees} />
        <div className={clsx(styles.column, layout.before8, cell(1, 7))}>
          <Asks items={asks} look="large" />
          <Uses uses={uses} className={clsx(layout.before8, layout.phoneLast)} />
        </div>
        <div className={clsx(styles.column, layout.before8, cell(8, 13))}>
          <Refusals items={refuses} />
          <Prices fees={fees} className={clsx(layout.before8, layout.phoneLast)} links={[guide]} />
        </div>
      </Frame>
    </Section>
  );
}
