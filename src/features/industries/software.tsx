import type { Industry } from '../../content/queries/industries.ts';
import { Lines } from '../../lines/lines.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import { headingId } from '../product/pieces/part-head.tsx';
import { Prices } from '../product/pieces/prices.tsx';
import { Stops } from '../product/pieces/stops.tsx';
import { FlowMap } from './flow/flow-map.tsx';
import journey from './journey.module.css';
import { Asks } from './pieces/asks.tsx';
import { IndustryHead } from './pieces/industry-head.tsx';
import { Uses } from './pieces/uses.tsx';
import styles from './software.module.css';
import { WORDS } from './texts.ts';

/** Few in, many out: a symmetrical drawing between the lead and three columns of asks. */
export function Software({ industry }: { industry: Industry }) {
  const { anchor, label, flow, asks, refuses, uses, fees, guide } = industry;
  return (
    <Section id={anchor} labelledBy={headingId(anchor)} className={journey.section}>
      <Frame grid strip className={styles.frame}>
        <Lines shape="straight" lines={{ instant: 'rest' }} className={journey.atRight} />

        <IndustryHead industry={industry} className={styles.say} />
        <FlowMap flow={flow} label={label} className={styles.flow} />
        <Asks items={asks} look="columns" className={styles.asks} />
        <Uses uses={uses} className={styles.uses} />
        <Stops
          title={WORDS.refuses}
          items={refuses}
          count={String(refuses.length)}
          className={styles.refuses}
        />
        <div className={styles.terms}>
          <Prices fees={fees} links={[guide]} />
        </div>
      </Frame>
    </Section>
  );
}
