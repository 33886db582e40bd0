import { clsx } from 'clsx';
import { headingId, PartHead } from '../../blocks/parts/part-head.tsx';
import { Prices } from '../../blocks/parts/prices.tsx';
import type { ProductPart } from '../../content/queries/product.ts';
import { Lines } from '../../lines/lines.tsx';
import { Text } from '../../ui/layout/box.tsx';
import { cell } from '../../ui/layout/cell.ts';
import { lookOf } from '../../ui/layout/look.ts';
import { Frame, Section } from '../../ui/section/section.tsx';
import { ApiClock } from '../../vignettes/api-clock/api-clock.tsx';
import journey from './journey.module.css';
import { Limits } from './pieces/limits.tsx';
import { Neighbour } from './pieces/neighbour.tsx';
import { Points } from './pieces/points.tsx';
import { Readouts } from './pieces/readouts.tsx';

interface ApiProps {
  part: ProductPart;
  parts: readonly ProductPart[];
}

/** The Instant line is the clock: your system on its left, the payee's bank on its right. */
export function Api({ part, parts }: ApiProps) {
  const { lead, ...head } = part;
  const left = clsx(journey.gutter, cell(3, 8, [1, 7]));
  const right = clsx(journey.besideMid, cell(8, 13, [7, 13]));
  const both = cell(3, 13, [1, 13]);
  return (
    <Section id={part.anchor} labelledBy={headingId(part.anchor)}>
      <Frame grid strip>
        <Lines
          shape="straight"
          light
          lines={{ swift: 'rest', sepa: 'rest' }}
          className={journey.mid}
        />
        <PartHead
          part={head}
          className={left}
          aside={<Neighbour anchor="productApi" parts={parts} />}
        />
        <Text size="lead" self="bottom" before={4} className={right}>
          {lead}
        </Text>
        <ApiClock className={clsx(both, lookOf({ before: 7 }))} />
        <Points
          points={part.points}
          look="sides"
          className={clsx(both, lookOf({ before: 7, phoneOrder: 'last' }))}
        />
        <Readouts
          figures={part.figures}
          look="ledger"
          className={clsx(left, lookOf({ before: 7 }))}
        />
        <div className={clsx(journey.column, right)}>
          <Limits part={part} className={lookOf({ before: 7, phoneOrder: 'last' })} />
          <Prices
            fees={part.fees}
            className={lookOf({ before: 7 })}
            links={[part.guide, part.faq]}
          />
        </div>
      </Frame>
    </Section>
  );
}
