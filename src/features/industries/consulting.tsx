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

        <IndustryHead industry={industry} bare className={clsx(layout.phoneFirst, cell(2, 12))} />
        <FlowMap flow={flow} label={label} className={clsx(layout.before8, cell(2, 13))} />
        <p
          className={clsx(
            text.lead,
            layout.measure,
            layout.before8,
            layout.phoneFirst,
            cell(2, 6, [2, 13]),
          )}
        >
          {industry.lead}
        </p>
        <Held
          example={examples.consulting}
          flow={flow}
          className={clsx(layout.before8, layout.atMiddle, cell(7, 13, [2, 13]))}
        />
        <KeyPrices fees={fees} />
        <Asks items={asks} look="rings" className={clsx(layout.before8, cell(2, 6, [2, 7]))} />
        <Refusals items={refuses} className={clsx(layout.before8, cell(7, 13, [8, 13]))} />
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
