import type { Industry } from '../../content/queries/industries.ts';
import { Lines } from '../../lines/lines.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import { headingId } from '../product/pieces/part-head.tsx';
import { Prices } from '../product/pieces/prices.tsx';
import { Stops } from '../product/pieces/stops.tsx';
import { FlowMap } from './flow/flow-map.tsx';
import journey from './journey.module.css';
import styles from './payment.module.css';
import { Asks } from './pieces/asks.tsx';
import { IndustryHead } from './pieces/industry-head.tsx';
import { Uses } from './pieces/uses.tsx';
import { WORDS } from './texts.ts';

/** One settlement in, many payouts: text on the left, the fan on the right, asks as stations. */
export function Payment({ industry }: { industry: Industry }) {
  const { anchor, label, flow, asks, refuses, uses, fees, guide } = industry;
  return (
    <Section id={anchor} labelledBy={headingId(anchor)} className={journey.section}>
      <Frame grid strip className={styles.frame}>
        <Lines shape="straight" light lines={{ swift: 'rest' }} className={journey.atLeft} />

        <IndustryHead industry={industry} size="h3" className={styles.say} />
        <FlowMap flow={flow} label={label} className={styles.flow} />
        <Asks items={asks} look="track" className={styles.asks} />
        <Stops
          title={WORDS.refuses}
          items={refuses}
          count={String(refuses.length)}
          className={styles.refuses}
        />
        <Uses uses={uses} className={styles.uses} />
        <div className={styles.terms}>
          <Prices fees={fees} links={[guide]} />
        </div>
      </Frame>
    </Section>
  );
}
