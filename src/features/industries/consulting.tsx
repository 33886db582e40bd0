import type { Industry } from '../../content/queries/industries.ts';
import { Lines } from '../../lines/lines.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import { headingId } from '../product/pieces/part-head.tsx';
import { Prices } from '../product/pieces/prices.tsx';
import { Stops } from '../product/pieces/stops.tsx';
import styles from './consulting.module.css';
import { FlowMap } from './flow/flow-map.tsx';
import journey from './journey.module.css';
import { Asks } from './pieces/asks.tsx';
import { IndustryHead } from './pieces/industry-head.tsx';
import { Uses } from './pieces/uses.tsx';
import { WORDS } from './texts.ts';

/** Client money and office money, and a ledger of what is asked against what is refused. */
export function Consulting({ industry }: { industry: Industry }) {
  const { anchor, label, flow, asks, refuses, uses, fees, guide } = industry;
  return (
    <Section id={anchor} labelledBy={headingId(anchor)} className={journey.section}>
      <Frame grid strip className={styles.frame}>
        <Lines shape="straight" lines={{ instant: 'rest' }} className={journey.atLeft} />

        <IndustryHead industry={industry} bare className={styles.say} />
        <FlowMap flow={flow} label={label} className={styles.flow} />
        <p className={styles.lead}>{industry.lead}</p>
        <div className={styles.ledger}>
          <Asks items={asks} look="rings" />
          <Stops title={WORDS.refuses} items={refuses} count={String(refuses.length)} />
        </div>
        <div className={styles.terms}>
          <Prices fees={fees} links={[guide]} />
        </div>
        <Uses uses={uses} className={styles.uses} />
      </Frame>
    </Section>
  );
}
