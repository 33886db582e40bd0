import type { ProductPart } from '../../content/queries/product.ts';
import { Lines } from '../../lines/lines.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import { SepaWeek } from '../../vignettes/sepa-week/sepa-week.tsx';
import journey from './journey.module.css';
import { headingId, PartHead } from './pieces/part-head.tsx';
import { PartStops } from './pieces/part-stops.tsx';
import { Points } from './pieces/points.tsx';
import { Prices } from './pieces/prices.tsx';
import { Readouts } from './pieces/readouts.tsx';
import styles from './sepa.module.css';

const SWIFT_REST = { swift: 'rest', sepa: 'none', instant: 'none' } as const;

/** A week-end on two lines: one runs through it, the other waits for Monday. */
export function Sepa({ part, cutoff }: { part: ProductPart; cutoff: string }) {
  const [figure, ...figures] = part.figures;
  return (
    <Section
      id={part.anchor}
      labelledBy={headingId(part.anchor)}
      className={[journey.part, styles.section].join(' ')}
    >
      <Frame grid strip className={styles.text}>
        <Lines shape="straight" lines={SWIFT_REST} className={journey.atInner} />
        <Lines shape="straight" lines={{ swift: 'none' }} className={journey.atOut} />
        <PartHead part={part} className={styles.say} />
        {figure ? (
          <Readouts figures={[figure]} look="row" size="large" className={styles.figure} />
        ) : null}
      </Frame>
      <Frame grid strip className={styles.chart}>
        <Lines shape="straight" lines={SWIFT_REST} className={journey.atInner} />
        <Lines
          shape="lanes"
          turn="right"
          lines={{ swift: 'none' }}
          className={[journey.innerToOut, styles.lanes].join(' ')}
        />
        <SepaWeek cutoff={cutoff} className={styles.week} />
      </Frame>
      <Frame grid strip>
        <Lines shape="straight" lines={SWIFT_REST} className={journey.atInner} />
        <Lines shape="straight" light lines={{ swift: 'none' }} className={journey.atOut} />
        <Readouts figures={figures} look="row" className={styles.figures} />
        <Points points={part.points} look="rows" className={styles.points} />
        <PartStops part={part} className={styles.stops} />
        <div className={styles.terms}>
          <Prices fees={part.fees} links={[part.guide, part.faq]} />
        </div>
      </Frame>
    </Section>
  );
}
