import type { ProductPart } from '../../content/queries/product.ts';
import { Lines } from '../../lines/lines.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import { SwiftJourney } from '../../vignettes/swift-journey/swift-journey.tsx';
import journey from './journey.module.css';
import { headingId, PartHead } from './pieces/part-head.tsx';
import { PartStops } from './pieces/part-stops.tsx';
import { Points } from './pieces/points.tsx';
import { Prices } from './pieces/prices.tsx';
import { Readouts } from './pieces/readouts.tsx';
import styles from './swift.module.css';

const REST = { sepa: 'rest', instant: 'rest' } as const;
const ONLY_SWIFT = { sepa: 'none', instant: 'none' } as const;
const OTHERS_REST = { swift: 'none', ...REST } as const;

/** SWIFT leaves the others, becomes the timetable of one payment and joins them again. */
export function Swift({ part }: { part: ProductPart }) {
  return (
    <Section id={part.anchor} labelledBy={headingId(part.anchor)} className={journey.part}>
      <Frame grid strip className={styles.head}>
        <Lines shape="straight" lines={ONLY_SWIFT} className={journey.atInner} />
        <Lines shape="straight" lines={OTHERS_REST} className={journey.atOut} />
        <PartHead part={part} className={styles.say} />
      </Frame>
      <Frame grid strip>
        <Lines
          shape="bend"
          turn="right"
          lines={ONLY_SWIFT}
          className={[journey.innerToOut, styles.level].join(' ')}
        />
        <Lines shape="straight" lines={OTHERS_REST} className={journey.atOut} />
        <SwiftJourney className={styles.stops} />
      </Frame>
      <Frame grid strip>
        <Lines shape="straight" lines={REST} className={journey.atOut} />
        <div className={styles.figures}>
          <Readouts figures={part.figures} look="ledger" />
          <Prices fees={part.fees} className={styles.prices} links={[part.guide, part.faq]} />
        </div>
        <div className={styles.text}>
          <Points points={part.points} look="stack" className={styles.points} />
          <PartStops part={part} className={styles.limits} />
        </div>
      </Frame>
    </Section>
  );
}
