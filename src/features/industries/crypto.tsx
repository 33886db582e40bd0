import type { Industry } from '../../content/queries/industries.ts';
import { Lines } from '../../lines/lines.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import { headingId } from '../product/pieces/part-head.tsx';
import { Prices } from '../product/pieces/prices.tsx';
import { Stops } from '../product/pieces/stops.tsx';
import styles from './crypto.module.css';
import { FlowMap } from './flow/flow-map.tsx';
import journey from './journey.module.css';
import { Asks } from './pieces/asks.tsx';
import { IndustryHead } from './pieces/industry-head.tsx';
import { Uses } from './pieces/uses.tsx';
import { WORDS } from './texts.ts';

/** All three lines: a chain from the clients to the provider of cover. */
export function Crypto({ industry }: { industry: Industry }) {
  const { anchor, label, flow, asks, refuses, uses, fees, guide } = industry;
  return (
    <Section id={anchor} labelledBy={headingId(anchor)} className={journey.section}>
      <Frame grid strip className={styles.frame}>
        <Lines shape="straight" light className={journey.atRight} />

        <IndustryHead industry={industry} bare className={styles.say} />
        <p className={styles.lead}>{industry.lead}</p>
        <FlowMap flow={flow} label={label} className={styles.flow} />
        <div className={styles.left}>
          <Asks items={asks} look="large" />
          <Uses uses={uses} className={styles.uses} />
        </div>
        <div className={styles.right}>
          <Stops title={WORDS.refuses} items={refuses} count={String(refuses.length)} />
          <Prices fees={fees} className={styles.prices} links={[guide]} />
        </div>
      </Frame>
    </Section>
  );
}
