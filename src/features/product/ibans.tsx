import type { ProductPart } from '../../content/queries/product.ts';
import { Lines } from '../../lines/lines.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import { IbanRegister } from '../../vignettes/iban-register/iban-register.tsx';
import styles from './ibans.module.css';
import journey from './journey.module.css';
import { headingId, PartHead } from './pieces/part-head.tsx';
import { PartStops } from './pieces/part-stops.tsx';
import { Points } from './pieces/points.tsx';
import { Prices } from './pieces/prices.tsx';
import { Readouts } from './pieces/readouts.tsx';

/** The three lines become the columns of a register; each IBAN holds its rights as rings. */
export function Ibans({ part }: { part: ProductPart }) {
  return (
    <Section id={part.anchor} labelledBy={headingId(part.anchor)} className={journey.part}>
      <Frame grid strip className={styles.head}>
        <Lines
          shape="straight"
          lines={{ sepa: 'none', instant: 'none' }}
          className={journey.atHero}
        />
        <Lines shape="bend" turn="right" lines={{ swift: 'none' }} className={journey.heroToFan} />
        <PartHead part={part} className={styles.say} />
      </Frame>
      <Frame grid strip>
        <Lines shape="straight" light className={journey.atFan} />
        <IbanRegister className={styles.register} />
        <Readouts figures={part.figures} look="row" className={styles.figures} />
        <Points points={part.points} look="grid" className={styles.points} />
        <PartStops part={part} className={styles.stops} />
        <div className={styles.terms}>
          <Prices fees={part.fees} links={[part.guide, part.faq]} />
        </div>
      </Frame>
    </Section>
  );
}
