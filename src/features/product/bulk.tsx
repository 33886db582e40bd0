import type { ProductPart } from '../../content/queries/product.ts';
import { Lines } from '../../lines/lines.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import { SortingYard } from '../../vignettes/sorting-yard/sorting-yard.tsx';
import styles from './bulk.module.css';
import journey from './journey.module.css';
import { headingId, PartHead } from './pieces/part-head.tsx';
import { PartStops } from './pieces/part-stops.tsx';
import { Points } from './pieces/points.tsx';
import { Prices } from './pieces/prices.tsx';
import { Readouts } from './pieces/readouts.tsx';

/** The three lines run into a file and leave it sorted. */
export function Bulk({ part }: { part: ProductPart }) {
  return (
    <Section id={part.anchor} labelledBy={headingId(part.anchor)} className={journey.part}>
      <Frame grid strip>
        <Lines shape="straight" light className={journey.atInner} />
        <PartHead part={part} size="title" className={styles.say} />
      </Frame>
      <Frame grid strip className={styles.drawing}>
        <Lines
          shape="lanes"
          turn="right"
          className={[journey.innerToOut, styles.lanes].join(' ')}
        />
        <SortingYard className={styles.yard} />
      </Frame>
      <Frame grid strip>
        <Lines shape="straight" light className={journey.atOut} />
        <div className={styles.left}>
          <Readouts figures={part.figures} look="row" size="large" />
          <Prices fees={part.fees} className={styles.prices} links={[part.guide, part.faq]} />
        </div>
        <div className={styles.right}>
          <Points points={part.points} look="stack" />
          <PartStops part={part} className={styles.stops} />
        </div>
      </Frame>
    </Section>
  );
}
