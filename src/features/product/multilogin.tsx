import type { ProductPart } from '../../content/queries/product.ts';
import { Lines } from '../../lines/lines.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import { SeatMap } from '../../vignettes/seat-map/seat-map.tsx';
import journey from './journey.module.css';
import styles from './multilogin.module.css';
import { headingId, PartHead } from './pieces/part-head.tsx';
import { PartStops } from './pieces/part-stops.tsx';
import { Points } from './pieces/points.tsx';
import { Prices } from './pieces/prices.tsx';
import { Readouts } from './pieces/readouts.tsx';
import { ALL_REST } from './states.ts';

/** Every seat is a short line of its own; the three lines only pass. */
export function Multilogin({ part }: { part: ProductPart }) {
  return (
    <Section id={part.anchor} labelledBy={headingId(part.anchor)} className={journey.part}>
      <Frame grid strip>
        <Lines shape="straight" lines={ALL_REST} className={journey.atInner} />
        <PartHead part={part} className={styles.say} />
        <SeatMap className={styles.seats} />
        <Readouts figures={part.figures} look="row" size="large" className={styles.figures} />
        <Points points={part.points} look="row" className={styles.points} />
        <div className={styles.terms}>
          <Prices fees={part.fees} links={[part.guide, part.faq]} />
        </div>
        <PartStops part={part} className={styles.stops} />
      </Frame>
    </Section>
  );
}
