import { clsx } from 'clsx';
import { headingId, PartHead } from '../../blocks/parts/part-head.tsx';
import { Prices } from '../../blocks/parts/prices.tsx';
import type { ProductPart } from '../../content/queries/product.ts';
import { Lines } from '../../lines/lines.tsx';
import { Box } from '../../ui/layout/box.tsx';
import { lookOf } from '../../ui/layout/look.ts';
import { Frame, Section } from '../../ui/section/section.tsx';
import { SortedFile, SortingTracks } from '../../vignettes/sorting-yard/sorting-yard.tsx';
import journey from './journey.module.css';
import { Limits } from './pieces/limits.tsx';
import { Points } from './pieces/points.tsx';
import { Readouts } from './pieces/readouts.tsx';

/** The three lines run into a file and leave it sorted. */
export function Bulk({ part }: { part: ProductPart }) {
  return (
    <Section id={part.anchor} labelledBy={headingId(part.anchor)}>
      <Frame grid strip>
        <Lines shape="straight" light className={journey.inner} />
        <PartHead part={part} size="title" className={lookOf({ at: [4, 13], tablet: [2, 13] })} />
      </Frame>
      <Frame grid strip>
        <Lines shape="lanes" turn="right" className={journey.inner} />
        <SortedFile className={lookOf({ before: 8, at: [3, 6], tablet: [1, 6] })} />
        <SortingTracks className={lookOf({ at: [7, 12] })} />
      </Frame>
      <Frame grid strip>
        <Lines shape="straight" light />
        <Readouts
          figures={part.figures}
          look="row"
          size="large"
          className={lookOf({ before: 7, at: [3, 13], tablet: [1, 13] })}
        />
        <Prices
          fees={part.fees}
          className={clsx(journey.gutter, lookOf({ before: 7, at: [3, 8], tablet: [1, 7] }))}
          links={[part.guide, part.faq]}
        />
        <Box at={[8, 12]} tablet={[7, 12]} className={journey.column}>
          <Points points={part.points} look="stack" className={lookOf({ before: 7 })} />
          <Limits part={part} className={lookOf({ before: 7 })} />
        </Box>
      </Frame>
    </Section>
  );
}
