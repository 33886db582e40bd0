import type { ProductPart } from '../../content/queries/product.ts';
import { Lines } from '../../lines/lines.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import { RuleFigure, RuleSigners, RuleStair } from '../../vignettes/rule-stair/rule-stair.tsx';
import journey from './journey.module.css';
import styles from './multisig.module.css';
import { headingId, PartHead } from './pieces/part-head.tsx';
import { PartStops } from './pieces/part-stops.tsx';
import { Points } from './pieces/points.tsx';
import { Prices } from './pieces/prices.tsx';
import { Readouts } from './pieces/readouts.tsx';

/** The rule leaves the line as a stair; the payment waits on its step for two of three. */
export function Multisig({ part }: { part: ProductPart }) {
  return (
    <Section id={part.anchor} labelledBy={headingId(part.anchor)} className={journey.part}>
      <Frame grid strip>
        <Lines
          shape="straight"
          lines={{ sepa: 'rest', instant: 'rest' }}
          className={journey.atInner}
        />
        <RuleFigure className={styles.figure} />
        <PartHead part={part} size="h3" className={styles.say} />
        <RuleStair className={styles.stair} />
        <RuleSigners className={styles.signers} />
        <Points points={part.points} look="rows" className={styles.points} />
        <div className={styles.side}>
          <Readouts figures={part.figures} look="ledger" />
          <Prices fees={part.fees} className={styles.gap} links={[part.guide, part.faq]} />
        </div>
        <PartStops part={part} className={styles.stops} />
      </Frame>
    </Section>
  );
}
