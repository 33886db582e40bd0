import type { Industry } from '../../content/queries/industries.ts';
import { Lines } from '../../lines/lines.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import { headingId } from '../product/pieces/part-head.tsx';
import { Prices } from '../product/pieces/prices.tsx';
import { Stops } from '../product/pieces/stops.tsx';
import { FlowMap } from './flow/flow-map.tsx';
import styles from './gambling.module.css';
import journey from './journey.module.css';
import { Asks } from './pieces/asks.tsx';
import { IndustryHead } from './pieces/industry-head.tsx';
import { Uses } from './pieces/uses.tsx';
import { WORDS } from './texts.ts';

/** Only Instant: the drawing comes first, then everything hangs under one large heading. */
export function Gambling({ industry }: { industry: Industry }) {
  const { anchor, label, flow, asks, refuses, uses, fees, guide } = industry;
  return (
    <Section id={anchor} labelledBy={headingId(anchor)} className={journey.section}>
      <Frame grid strip className={styles.frame}>
        <Lines
          shape="straight"
          light
          lines={{ swift: 'rest', sepa: 'rest' }}
          className={journey.atLeft}
        />

        <IndustryHead industry={industry} size="title" bare className={styles.say} />
        <FlowMap flow={flow} label={label} className={styles.flow} />
        <Stops
          large
          title={WORDS.refuses}
          items={refuses}
          count={String(refuses.length)}
          className={styles.refuses}
        />
        <div className={styles.left}>
          <p className={styles.lead}>{industry.lead}</p>
          <Uses uses={uses} className={styles.uses} />
        </div>
        <div className={styles.right}>
          <Asks items={asks} look="rings" />
          <Prices fees={fees} className={styles.prices} links={[guide]} />
        </div>
      </Frame>
    </Section>
  );
}
