import { clsx } from 'clsx';
import { headingId, PartHead } from '../../blocks/parts/part-head.tsx';
import { Prices } from '../../blocks/parts/prices.tsx';
import type { ProductPart } from '../../content/queries/product.ts';
import { Lines } from '../../lines/lines.tsx';
import { Box } from '../../ui/layout/box.tsx';
import { cell } from '../../ui/layout/cell.ts';
import layout from '../../ui/layout/layout.module.css';
import { lookOf } from '../../ui/layout/look.ts';
import { Frame, Section } from '../../ui/section/section.tsx';
import { ManagerDay } from '../../vignettes/manager-day/manager-day.tsx';
import journey from './journey.module.css';
import { Limits } from './pieces/limits.tsx';
import { Neighbour } from './pieces/neighbour.tsx';
import { Points } from './pieces/points.tsx';
import { Readouts } from './pieces/readouts.tsx';
import { ALL_REST } from './states.ts';

interface ManagerProps {
  part: ProductPart;
  parts: readonly ProductPart[];
}

/** A person has no rail: the lines rest, and the stops are dotted. */
export function Manager({ part, parts }: ManagerProps) {
  const both = clsx(layout.before8, cell(3, 12, [1, 12]));
  return (
    <Section id={part.anchor} labelledBy={headingId(part.anchor)}>
      <Frame grid strip>
        <Lines shape="straight" lines={ALL_REST} />
        <Box at={[3, 8]} tablet={[1, 7]} className={journey.gutter}>
          <PartHead part={part} aside={<Neighbour anchor="productAccontManager" parts={parts} />} />
          <Readouts figures={part.figures} look="ledger" className={lookOf({ before: 6 })} />
        </Box>
        <Box at={[8, 12]} tablet={[7, 12]} className={journey.column}>
          <ManagerDay className={lookOf({ before: 4 })} />
          <Prices
            fees={part.fees}
            className={lookOf({ before: 7 })}
            links={[part.guide, part.faq]}
          />
        </Box>
        <Points points={part.points} look="line" className={both} />
        <Limits large part={part} className={both} />
      </Frame>
    </Section>
  );
}
