import { clsx } from 'clsx';
import { headingId, PartHead } from '../../blocks/parts/part-head.tsx';
import { Prices } from '../../blocks/parts/prices.tsx';
import type { ProductPart } from '../../content/queries/product.ts';
import { Lines } from '../../lines/lines.tsx';
import { Box } from '../../ui/layout/box.tsx';
import { lookOf } from '../../ui/layout/look.ts';
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
        <PartHead part={part} className={lookOf({ at: [4, 11], tablet: [2, 12] })} />
      </Frame>
      <Frame grid strip>
        <Lines
          shape="bend"
          turn="right"
          lines={ONLY_SWIFT}
          className={clsx(journey.inner, journey.stops)}
        />
        <Lines shape="straight" lines={EURO_REST} />
        <SwiftJourney className={lookOf({ before: 7, at: [4, 12], tablet: [2, 12] })} />
      </Frame>
      <Frame grid strip>
        <Lines shape="straight" lines={{ sepa: 'rest', instant: 'rest' }} />
        <Box at={[4, 8]} tablet={[2, 7]} className={clsx(journey.column, journey.gutter)}>
          <Readouts figures={part.figures} look="ledger" className={lookOf({ before: 7 })} />
          <Prices
            fees={part.fees}
            className={lookOf({ before: 7 })}
            links={[part.guide, part.faq]}
          />
        </Box>
        <Box at={[8, 12]} tablet={[7, 12]} className={journey.column}>
          <Points points={part.points} look="stack" className={lookOf({ before: 7 })} />
          <Limits part={part} className={lookOf({ before: 7 })} />
        </Box>
      </Frame>
    </Section>
  );
}
