import { clsx } from 'clsx';
import { headingId, PartHead } from '../../blocks/parts/part-head.tsx';
import { Prices } from '../../blocks/parts/prices.tsx';
import type { ProductPart } from '../../content/queries/product.ts';
import { Lines } from '../../lines/lines.tsx';
import { cell } from '../../ui/layout/cell.ts';
import layout from '../../ui/layout/layout.module.css';
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
        <PartHead part={part} size="title" className={cell(4, 13, [2, 13])} />
      </Frame>
      <Frame grid strip>
        <Lines shape="lanes" turn="right" className={journey.inner} />
        <SortedFile className={clsx(layout.before8, cell(3, 6, [1, 6]))} />
        <SortingTracks className={cell(7, 12)} />
      </Frame>
      <Frame grid strip>
        <Lines shape="straight" light />
        <Readouts
          figures={part.figures}
          look="row"
          size="large"
          className={clsx(layout.before7, cell(3, 13, [1, 13]))}
        />
        <Prices
          fees={part.fees}
          className={clsx(layout.before7, journey.gutter, cell(3, 8, [1, 7]))}
          links={[part.guide, part.faq]}
        />
        <div className={clsx(journey.column, cell(8, 12, [7, 12]))}>
          <Points points={part.points} look="stack" className={layout.before7} />
          <Limits part={part} className={layout.before7} />
        </div>
      </Frame>
    </Section>
  );
}
