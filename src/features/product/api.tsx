import type { ProductPart } from '../../content/queries/product.ts';
import { Lines } from '../../lines/lines.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import { ApiClock } from '../../vignettes/api-clock/api-clock.tsx';
import styles from './api.module.css';
import journey from './journey.module.css';
import { Neighbour } from './pieces/neighbour.tsx';
import { headingId, PartHead } from './pieces/part-head.tsx';
import { PartStops } from './pieces/part-stops.tsx';
import { Points } from './pieces/points.tsx';
import { Prices } from './pieces/prices.tsx';
import { Readouts } from './pieces/readouts.tsx';

interface ApiProps {
  part: ProductPart;
  parts: readonly ProductPart[];
}

/** The Instant line is the clock: your system on its left, the payee's bank on its right. */
export function Api({ part, parts }: ApiProps) {
  const { lead, ...head } = part;
  return (
    <Section id={part.anchor} labelledBy={headingId(part.anchor)} className={journey.part}>
      <Frame grid strip>
        <Lines
          shape="straight"
          light
          lines={{ swift: 'rest', sepa: 'rest' }}
          className={journey.atMid}
        />
        <PartHead
          part={head}
          className={styles.say}
          aside={<Neighbour anchor="productApi" parts={parts} />}
        />
        <p className={styles.lead}>{lead}</p>
        <ApiClock className={styles.clock} />
        <Points points={part.points} look="sides" className={styles.points} />
        <Readouts figures={part.figures} look="ledger" className={styles.figures} />
        <div className={styles.terms}>
          <PartStops part={part} />
          <Prices fees={part.fees} className={styles.prices} links={[part.guide, part.faq]} />
        </div>
      </Frame>
    </Section>
  );
}
