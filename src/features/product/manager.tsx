import type { ProductPart } from '../../content/queries/product.ts';
import { Lines } from '../../lines/lines.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import { ManagerDay } from '../../vignettes/manager-day/manager-day.tsx';
import journey from './journey.module.css';
import styles from './manager.module.css';
import { Neighbour } from './pieces/neighbour.tsx';
import { headingId, PartHead } from './pieces/part-head.tsx';
import { PartStops } from './pieces/part-stops.tsx';
import { Points } from './pieces/points.tsx';
import { Prices } from './pieces/prices.tsx';
import { Readouts } from './pieces/readouts.tsx';
import { ALL_REST } from './states.ts';

interface ManagerProps {
  part: ProductPart;
  parts: readonly ProductPart[];
}

/** A person has no rail: the lines rest, and the stops are dotted. */
export function Manager({ part, parts }: ManagerProps) {
  return (
    <Section id={part.anchor} labelledBy={headingId(part.anchor)} className={journey.part}>
      <Frame grid strip>
        <Lines shape="straight" lines={ALL_REST} className={journey.atOut} />
        <div className={styles.say}>
          <PartHead part={part} aside={<Neighbour anchor="productAccontManager" parts={parts} />} />
          <Readouts figures={part.figures} look="ledger" className={styles.figures} />
        </div>
        <div className={styles.side}>
          <ManagerDay />
          <Prices fees={part.fees} className={styles.prices} links={[part.guide, part.faq]} />
        </div>
        <Points points={part.points} look="line" className={styles.points} />
        <PartStops large part={part} className={styles.stops} />
      </Frame>
    </Section>
  );
}
