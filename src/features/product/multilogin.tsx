import { clsx } from 'clsx';
import { headingId, PartHead } from '../../blocks/parts/part-head.tsx';
import { Prices } from '../../blocks/parts/prices.tsx';
import type { ProductPart } from '../../content/queries/product.ts';
import { Lines } from '../../lines/lines.tsx';
import { cell } from '../../ui/layout/cell.ts';
import layout from '../../ui/layout/layout.module.css';
import { lookOf } from '../../ui/layout/look.ts';
import { Frame, Section } from '../../ui/section/section.tsx';
import { SeatMap } from '../../vignettes/seat-map/seat-map.tsx';
import journey from './journey.module.css';
import { Limits } from './pieces/limits.tsx';
import { Points } from './pieces/points.tsx';
import { Readouts } from './pieces/readouts.tsx';
import { ALL_REST } from './states.ts';

/** Every seat is a short line of its own; the three lines only pass. */
export function Multilogin({ part }: { part: ProductPart }) {
  const all = clsx(layout.before7, cell(4, 13, [2, 13]));
  return (
    <Section id={part.anchor} labelledBy={headingId(part.anchor)}>
      <Frame grid strip>
        <Lines shape="straight" lines={ALL_REST} className={journey.inner} />
        <PartHead part={part} className={lookOf({ at: [4, 12], tablet: [2, 13] })} />
        <SeatMap className={all} />
        <Readouts figures={part.figures} look="row" size="large" className={all} />
        <Points points={part.points} look="row" className={all} />
        <Prices
          fees={part.fees}
          className={clsx(journey.gutter, lookOf({ before: 7, at: [4, 9], tablet: [2, 8] }))}
          links={[part.guide, part.faq]}
        />
        <Limits part={part} className={lookOf({ before: 7, at: [9, 13], tablet: [8, 13] })} />
      </Frame>
    </Section>
  );
}
