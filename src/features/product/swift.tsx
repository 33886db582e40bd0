import { clsx } from 'clsx';
import { headingId, PartHead } from '../../blocks/parts/part-head.tsx';
import { Prices } from '../../blocks/parts/prices.tsx';
import type { ProductPart } from '../../content/queries/product.ts';
import { Lines } from '../../lines/lines.tsx';
import { cell } from '../../ui/layout/cell.ts';
import layout from '../../ui/layout/layout.module.css';
import { Frame, Section } from '../../ui/section/section.tsx';
import { SwiftJourney } from '../../vignettes/swift-journey/swift-journey.tsx';
import journey from './journey.module.css';
import { Limits } from './pieces/limits.tsx';
import { Points } from './pieces/points.tsx';
import { Readouts } from './pieces/readouts.tsx';
import { EURO_REST, ONLY_SWIFT } from './states.ts';

/** SWIFT leaves the others, becomes the timetable of one payment and joins them again. */
export function Swift({ part }: { part: ProductPart }) {
  return (
    <Section id={part.anchor} labelledBy={headingId(part.anchor)}>
      <Frame grid strip>
        <Lines shape="straight" lines={ONLY_SWIFT} className={journey.inner} />
        <Lines shape="straight" lines={EURO_REST} />
        <PartHead part={part} className={cell(4, 11, [2, 12])} />
      </Frame>
      <Frame grid strip>
        <Lines
          shape="bend"
          turn="right"
          lines={ONLY_SWIFT}
          className={clsx(journey.inner, journey.stops)}
        />
        <Lines shape="straight" lines={EURO_REST} />
        <SwiftJourney className={clsx(layout.before7, cell(4, 12, [2, 12]))} />
      </Frame>
      <Frame grid strip>
        <Lines shape="straight" lines={{ sepa: 'rest', instant: 'rest' }} />
        <div className={clsx(journey.column, journey.gutter, cell(4, 8, [2, 7]))}>
          <Readouts figures={part.figures} look="ledger" className={layout.before7} />
          <Prices fees={part.fees} className={layout.before7} links={[part.guide, part.faq]} />
        </div>
        <div className={clsx(journey.column, cell(8, 12, [7, 12]))}>
          <Points points={part.points} look="stack" className={layout.before7} />
          <Limits part={part} className={layout.before7} />
        </div>
      </Frame>
    </Section>
  );
}
